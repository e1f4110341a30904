import { addressOf } from '#locales/addresses.ts';
import type { LocalisedPath } from '#locales/routing.ts';

/**
 * What a page is cached under and rendered from: its path and the parameters that mean something there, in one order.
 * Junk in a query neither reaches the content backend nor makes a new cached page.
 */
export function pageAddress(
  address: LocalisedPath,
  query: Record<string, string | string[] | undefined>,
): string {
  const kept = new URLSearchParams();
  for (const name of addressOf(address)?.counted ?? []) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const search = kept.toString();
  return search === '' ? address.pathname : `${address.pathname}?${search}`;
}
