/** The parameters that change a page; all others are for other readers, such as an advertiser's. */
const meaningfulParameters = ['page', 'q', 'token'] as const;
const privateParameters = ['token', 'result'] as const;

/**
 * What a page is cached under and drawn from: its path and the parameters that mean something, in one order. Junk in
 * a query neither reaches the content backend nor makes a new cached page (decision 5).
 */
export function pageAddress(
  path: string,
  query: Record<string, string | string[] | undefined>,
  isPrivate = false,
): string {
  const kept = new URLSearchParams();
  for (const name of isPrivate ? privateParameters : meaningfulParameters) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const search = kept.toString();
  return search === '' ? path : `${path}?${search}`;
}
