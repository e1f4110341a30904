import { onPrerenderActivated, onBfcacheRestore, whenIdle } from '#components/page/pageLifecycle.ts';
import { cookieCategories, onConsentChange, readConsent, recordConsent } from './consentCookie.ts';

const pointerCheckMs = 100;

/**
 * Shows the cookie banner to visitors who have not answered it, once the page is idle. Does not move the focus. Waits
 * while the pointer is pressed, so that visitors do not click the banner by accident.
 */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  if (banner === null) return;
  let focusedBefore: HTMLElement | undefined;

  const isAnswered = () => readConsent() !== undefined;
  const show = () => {
    const isPointerDown = document.documentElement.matches(':active');
    if (isPointerDown) window.setTimeout(show, pointerCheckMs);
    else if (!isAnswered()) banner.hidden = false;
  };
  const hide = () => {
    if (banner.hidden) return;
    banner.hidden = true;
    restoreFocus();
  };
  // Keyboard users continue where they were before the banner and the settings.
  const restoreFocus = () => {
    const { activeElement, body } = document;
    // A hidden element can retain the focus until the next frame.
    const isFocusLost = activeElement === null || activeElement === body || banner.contains(activeElement);
    if (banner.hidden && isFocusLost) focusedBefore?.focus({ preventScroll: true });
  };

  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget))
      focusedBefore = relatedTarget;
  });
  banner.addEventListener('click', ({ target }) => {
    const answerButton = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (answerButton === null) return;
    recordConsent(answerButton.dataset['answer'] === 'all' ? cookieCategories : ['necessary']);
  });
  onConsentChange(hide);
  // Captured, because the `close` event of the settings' dialog does not bubble.
  document.addEventListener('close', restoreFocus, true);
  // Meanwhile, the visitor may have answered on another page.
  onBfcacheRestore(() => {
    if (isAnswered()) hide();
  });
  onPrerenderActivated(() => whenIdle(show));
}
