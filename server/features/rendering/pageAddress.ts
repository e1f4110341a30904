import { addressOf } from '#locales/addresses.ts';

/**
 * What a page is cached under and drawn from: its path and the parameters that mean something there, in one order.
 * Junk in a query neither reaches the content backend nor makes a new cached page.
 */
export function pageAddress(path: string, query: Record<string, string | string[] | undefined>): string {
  const kept = new URLSearchParams();
  for (const name of addressOf(path)?.counted ?? []) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const search = kept.toString();
  return search === '' ? path : `${path}?${search}`;
}
