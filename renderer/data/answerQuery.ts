import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { getRequest } from 'relay-runtime';
import { splitLocale } from '#locales/routing.ts';
import type { HeadSource } from '../head/PageHead.ts';
import { pathnameOf } from '../pageLocale.ts';
import type { PageQuery, QueryContext } from './definePageQuery.ts';
import type { PageData } from './PageData.ts';
import { withoutServerFields } from './withoutServerFields.ts';

export type QueryAnswer = {
  head: HeadSource;
  /** The page's canonical path, with its page number. */
  path: string;
  shown: Pick<PageData, 'response' | 'pageNumber' | 'search'>;
};

/** Asks the content backend for the page. Aborts with 404, a redirect, or 503 when there is no answer to be had. */
export async function answerQuery(pageContext: PageContextServer, query: PageQuery): Promise<QueryAnswer> {
  const context = queryContext(pageContext);
  const asked = pathnameOf(pageContext.urlOriginal);
  const response = await fetchResponse(pageContext, query, context);
  const lookup = query.resolve(response, context);
  if (!lookup.found) {
    if (lookup.redirectTo !== undefined) throw redirect(lookup.redirectTo, 301);
    throw render(404, `Page not found: ${asked}`);
  }
  const { pageNumber, search } = context;
  return {
    head: lookup.head,
    path: pageNumber > 1 ? `${lookup.head.path}?page=${pageNumber}` : lookup.head.path,
    shown: { response: withoutServerFields(response), pageNumber, ...(search !== undefined && { search }) },
  };
}

async function fetchResponse(pageContext: PageContextServer, query: PageQuery, context: QueryContext): Promise<never> {
  const request = getRequest(query.operation);
  try {
    // The backend's answer was checked against the operation where it arrived; its type is the operation's.
    return (await pageContext.services.fetchContent(request.params, query.variables(context))) as never;
  } catch (error) {
    pageContext.services.reportOutage(error);
    throw render(503, 'The content backend cannot be reached.');
  }
}

function queryContext(pageContext: PageContextServer): QueryContext {
  const { search } = pageContext.urlParsed;
  const page = search['page'];
  const pageNumber = page === undefined ? 1 : Number(page);
  const asked = pathnameOf(pageContext.urlOriginal);
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page)) throw render(404, `Page not found: ${asked}`);
  return {
    locale: pageContext.locale,
    path: splitLocale(asked).path,
    routeParams: pageContext.routeParams,
    pageNumber,
    search: search['q']?.trim().slice(0, 100) || undefined,
  };
}
