/**
 * Keeps a reader among unpublished changes: the server has led the links of the page there, and not those that a script has
 * made since. Does nothing on any other page.
 */
export function startSharedChanges(): void {
  const prefix = document.querySelector<HTMLElement>('[data-shared-changes]')?.dataset['sharedChanges'];
  if (prefix === undefined) return;
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#'))
      return;
    const { pathname, search, hash } = link;
    const isPage = !/^\/(?:api|assets|cms|_ipx)\/|\.[a-z\d]{2,5}$/i.test(pathname);
    if (isPage && !`${pathname}/`.startsWith(`${prefix}/`))
      link.href = `${prefix}${pathname === '/' ? '' : pathname}${search}${hash}`;
  };
  document.addEventListener('click', keep, { capture: true });
  document.addEventListener('auxclick', keep, { capture: true });
}
