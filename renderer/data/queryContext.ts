import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { longestSearch, listAddress } from '#components/blog/listAddress.ts';
import type { PageQuery, QueryContext } from './definePageQuery.ts';
import { notFound } from './notFound.ts';

/**
 * What a page's query may know of the request. Aborts with 404 for a page number that is none, and with a redirect for
 * `?page=1`, which is the list's own address.
 */
export function queryContext(
  pageContext: PageContextServer,
  { accepts }: Pick<PageQuery, 'accepts'>,
): QueryContext {
  const { address, locale, routeParams, services } = pageContext;
  const parameters = pageContext.urlParsed.search;
  const page = accepts.includes('page') ? parameters['page'] : undefined;
  const term = accepts.includes('q') ? parameters['q'] : undefined;
  const search = term?.trim().slice(0, longestSearch).trim() || undefined;
  if (page === '1') throw redirect(listAddress(address.pathname, { search }), 301);
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw notFound(address);
  return {
    locale,
    path: address.path,
    routeParams,
    pageNumber: page === undefined ? 1 : Number(page),
    search,
    preview: services.preview,
  };
}
