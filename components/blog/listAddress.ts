/** Longer terms are cut: nobody looks for more than this, and the backend need not. */
export const longestSearch = 100;

/** The address of a page of a list: `?q=` before `?page=`, and no number on the first page. */
export function listAddress(
  path: string,
  { pageNumber = 1, search }: { pageNumber?: number; search?: string | undefined },
): string {
  const parameters = new URLSearchParams();
  if (search !== undefined) parameters.set('q', search);
  if (pageNumber > 1) parameters.set('page', String(pageNumber));
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}
