import { parseUrl } from '#schema/parseUrl.ts';

/** A navigation that was asked for and may not happen. */
export class RefusedNavigationError extends Error {}

export type Destination = { kind: 'page'; path: string } | { kind: 'external'; url: string };

/**
 * Where an address leads: addresses of the site as paths, other hosts only when the caller says so. Throws
 * `RefusedNavigationError` for script addresses and for other hosts without the flag.
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
 * The one way in which scripts lead to another page. What is refused throws in development, and in production is logged
 * and left.
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
