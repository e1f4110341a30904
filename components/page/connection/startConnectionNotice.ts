import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** Action that failed for lack of a connection: loading a page, or sending a form. */
type Fault = 'offline' | 'unsent';

let show: (retry: () => void, fault?: Fault) => void = () => undefined;

/** Shows that a click had no effect for lack of a connection. `retry` repeats the click's action. */
export function showConnectionNotice(retry: () => void): void {
  show(retry);
}

/**
 * Stays on the page and shows `ConnectionNotice` when a visitor follows a link or sends a form without a connection.
 * Otherwise the browser would replace the page with its own error page.
 */
export function startConnectionNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection-notice]');
  if (notice === null) return;
  let tryAgain = () => {};
  let lastFault: Fault = 'offline';

  show = (retry, fault = 'offline') => {
    tryAgain = retry;
    lastFault = fault;
    notice.dataset['state'] = fault;
    // Hides a visible notice for a moment, because screen readers announce an alert when it appears.
    notice.hidden = true;
    requestAnimationFrame(() => (notice.hidden = false));
  };
  const hide = () => (notice.hidden = true);

  document.addEventListener('click', (event) => {
    const link = linkToOtherPage(event);
    if (link === undefined || navigator.onLine) return;
    event.preventDefault();
    show(() => link.click());
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // A search (GET) would load another page; a posted form stays on this one.
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

/** Returns the link if a click would load another page in this tab; `undefined` for other clicks. */
function linkToOtherPage(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.download !== '' || !/^https?:$/.test(link.protocol))
    return;
  const isOnThisPage = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return isOnThisPage ? undefined : link;
}
