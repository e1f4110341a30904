import type { PageContextServer } from 'vike/types';

/** Routes by the path without its language prefix. */
export function onBeforeRoute({ address, urlParsed }: PageContextServer) {
  return { pageContext: { urlLogical: `${address.path}${urlParsed.searchOriginal ?? ''}` } };
}
