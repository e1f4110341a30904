import type { PageContextServer, PageContextClient } from 'vike/types';
import { splitLocale } from '#locales/routing.ts';

/** Routes on the path without its language; the language stays on the page context. */
export function onBeforeRoute(pageContext: PageContextServer | PageContextClient) {
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const { locale, path, isDoublePrefixed } = splitLocale(pathname);
  // A doubled prefix is no page in any language (decision 2); no route has an empty segment.
  const logicalPath = isDoublePrefixed ? '/404' : path;
  return { pageContext: { locale, urlLogical: `${logicalPath}${searchOriginal ?? ''}` } };
}
