import { whenRestored } from '#components/site/whenRestored.ts';

let show: (again: () => void) => void = () => undefined;

/** Tells the visitor that what they pressed could not be had; `again` presses it once more. */
export function showConnectionNotice(again: () => void): void {
  show(again);
}

/**
 * Keeps the visitor on the page that they have when they follow a link without a connection, where the browser would
 * put a page of its own, and tells them (`ConnectionNotice`).
 */
export function startConnectionNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection-notice]');
  if (notice === null) return;
  let tryAgain = () => {};

  show = (again) => {
    tryAgain = again;
    delete notice.dataset['online'];
    // Hidden for a moment where it stood already: an alert is read out when it appears.
    notice.hidden = true;
    requestAnimationFrame(() => (notice.hidden = false));
  };
  const hide = () => (notice.hidden = true);

  document.addEventListener('click', (event) => {
    const link = leadingElsewhere(event);
    if (link === undefined || navigator.onLine) return;
    event.preventDefault();
    show(() => link.click());
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    show(() => form.requestSubmit(submitter));
  });
  notice.querySelector('[data-press=again]')?.addEventListener('click', () => {
    hide();
    tryAgain();
  });
  notice.querySelector('[data-press=close]')?.addEventListener('click', hide);
  window.addEventListener('online', () => (notice.dataset['online'] = ''));
  window.addEventListener('offline', () => delete notice.dataset['online']);
  whenRestored(hide);
}

/** The link by which a click is about to leave this page in this tab. */
function leadingElsewhere(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.download !== '' || !/^https?:$/.test(link.protocol))
    return;
  const isOnThisPage = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return isOnThisPage ? undefined : link;
}
