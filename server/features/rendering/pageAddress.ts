import { splitLocale } from '#locales/routing.ts';

const listParameters = ['page', 'q'] as const;
const privateParameters = ['token', 'result'] as const;

/**
 * What a page is cached under and drawn from: its path and the parameters that mean something there, in one order.
 * Junk in a query neither reaches the content backend nor makes a new cached page.
 */
export function pageAddress(
  path: string,
  query: Record<string, string | string[] | undefined>,
  isPrivate = false,
): string {
  const kept = new URLSearchParams();
  for (const name of isPrivate ? privateParameters : isList(path) ? listParameters : []) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const search = kept.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The blog's lists are the only pages with numbers and a search. */
function isList(path: string): boolean {
  return /^\/blog(\/category\/[^/]+)?$/.test(splitLocale(path).path);
}
