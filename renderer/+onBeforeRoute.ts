import type { PageContextServer } from 'vike/types';
import { splitLocale } from '#locales/routing.ts';

/** Routes on the path without its language; the language stays on the page context. */
export function onBeforeRoute(pageContext: PageContextServer) {
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const { locale, path } = splitLocale(pathname);
  return { pageContext: { locale, urlLogical: `${path}${searchOriginal ?? ''}` } };
}
