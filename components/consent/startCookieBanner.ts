import { onPrerenderActivated, onBfcacheRestore, whenIdle } from '#components/page/pageLifecycle.ts';
import { cookieCategories, onConsentChange, readConsent, recordConsent } from './consentCookie.ts';

const pressCheckMs = 100;

/**
 * Shows the question about cookies (`CookieBanner`) to visitors who have not answered it, once the page has nothing better to
 * do. It comes beside the page: the focus stays where it is, and nothing comes under a pointer that is pressed.
 */
export function startCookieBanner(): void {
  const question = document.querySelector<HTMLElement>('[data-cookie-banner]');
  if (question === null) return;
  let cameFrom: HTMLElement | undefined;

  const isAnswered = () => readConsent() !== undefined;
  const ask = () => {
    const isPressing = document.documentElement.matches(':active');
    if (isPressing) window.setTimeout(ask, pressCheckMs);
    else if (!isAnswered()) question.hidden = false;
  };
  const leave = () => {
    if (question.hidden) return;
    question.hidden = true;
    returnFocus();
  };
  // A visitor who came to it by keyboard, and perhaps on to the settings, goes on where they were.
  const returnFocus = () => {
    const { activeElement: focused, body } = document;
    // A browser may leave the focus where it was until it draws.
    const isLost = focused === null || focused === body || question.contains(focused);
    if (question.hidden && isLost) cameFrom?.focus({ preventScroll: true });
  };

  question.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !question.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  question.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (answer === null) return;
    recordConsent(answer.dataset['answer'] === 'all' ? cookieCategories : ['necessary']);
  });
  onConsentChange(leave);
  // Of the settings; it does not bubble.
  document.addEventListener('close', returnFocus, true);
  // The answer may have been given on another page since.
  onBfcacheRestore(() => {
    if (isAnswered()) leave();
  });
  onPrerenderActivated(() => whenIdle(ask));
}
