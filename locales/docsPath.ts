import { splitLocale } from './routing.ts';

/** Where the API reference lives in every language; everything below it is the viewer's own. */
export const docsPath = '/docs';

/** True for `/docs`, `/da/docs` and whatever lies below them. */
export function isDocsPath(pathname: string): boolean {
  const { path, isDoublePrefixed } = splitLocale(pathname);
  return !isDoublePrefixed && (path === docsPath || path.startsWith(`${docsPath}/`));
}
