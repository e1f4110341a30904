import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** What could not be done without a connection: a page was not loaded, or a form was not sent. */
type Fault = 'offline' | 'unsent';

let show: (again: () => void, fault?: Fault) => void = () => undefined;

/** Tells the visitor that what they pressed could not be had; `again` presses it once more. */
export function showConnectionNotice(again: () => void): void {
  show(again);
}

/**
 * Keeps the visitor on the page that they have when they follow a link or send a form without a connection, where the
 * browser would put a page of its own, and tells them (`ConnectionNotice`).
 */
export function startConnectionNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection-notice]');
  if (notice === null) return;
  let tryAgain = () => {};
  let lastFault: Fault = 'offline';

  show = (again, fault = 'offline') => {
    tryAgain = again;
    lastFault = fault;
    notice.dataset['state'] = fault;
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
    // A search leads to another page; what is posted stays where it was typed.
    show(() => form.requestSubmit(submitter), form.method === 'post' ? 'unsent' : 'offline');
  });
  notice.querySelector('[data-press=again]')?.addEventListener('click', () => {
    hide();
    tryAgain();
  });
  notice.querySelector('[data-press=close]')?.addEventListener('click', hide);
  window.addEventListener('online', () => (notice.dataset['state'] = 'online'));
  window.addEventListener('offline', () => (notice.dataset['state'] = lastFault));
  onBfcacheRestore(hide);
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
