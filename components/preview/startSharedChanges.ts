/**
 * Keeps a reader in the preview of unpublished changes. The server has prefixed the page's links, but not those that
 * scripts added later. Does nothing on other pages.
 */
export function startSharedChanges(): void {
  const prefix = document.querySelector<HTMLElement>('[data-shared-changes]')?.dataset['sharedChanges'];
  if (prefix === undefined) return;
  const prefixLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#'))
      return;
    const { pathname, search, hash } = link;
    const isPage = !/^\/(?:api|assets|cms|_ipx)\/|\.[a-z\d]{2,5}$/i.test(pathname);
    if (isPage && !`${pathname}/`.startsWith(`${prefix}/`))
      link.href = `${prefix}${pathname === '/' ? '' : pathname}${search}${hash}`;
  };
  document.addEventListener('click', prefixLink, { capture: true });
  document.addEventListener('auxclick', prefixLink, { capture: true });
}
