import type { PageContextServer } from 'vike/types';

/** Routes on the path without its language. */
export function onBeforeRoute({ address, urlParsed }: PageContextServer) {
  return { pageContext: { urlLogical: `${address.path}${urlParsed.searchOriginal ?? ''}` } };
}
