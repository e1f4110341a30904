import { parseUrl } from '#schema/parseUrl.ts';

/** Error for a navigation that is not allowed. */
export class RefusedNavigationError extends Error {}

export type Destination = { kind: 'page'; path: string } | { kind: 'external'; url: string };

/**
 * Returns the destination of a URL: a path for the site's own URLs, the full URL for other hosts. Throws
 * `RefusedNavigationError` for script URLs, and for other hosts without `isExternal`.
 */
export function destinationOf(
  address: string,
  options: { siteOrigin: string; isExternal?: boolean },
): Destination {
  const url = parseUrl(address, options.siteOrigin);
  if (url === undefined) throw new RefusedNavigationError(`Not an address: ${address}`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RefusedNavigationError(`Refused to navigate to an address with the protocol ${url.protocol}`);
  }
  if (url.origin === options.siteOrigin)
    return { kind: 'page', path: `${url.pathname}${url.search}${url.hash}` };
  if (options.isExternal !== true) {
    throw new RefusedNavigationError(
      `Refused to navigate to another host without the external flag: ${url.origin}`,
    );
  }
  return { kind: 'external', url: url.href };
}

/**
 * Navigates to another page. All scripts must use this function. A URL that is not allowed throws in development; in
 * production, it is logged and ignored.
 */
export function navigateTo(address: string, options: { isExternal?: boolean } = {}): void {
  try {
    const destination = destinationOf(address, { ...options, siteOrigin: window.location.origin });
    window.location.assign(destination.kind === 'external' ? destination.url : destination.path);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    // eslint-disable-next-line no-console -- the browser's console is the only log a page has
    console.error(error);
  }
}
