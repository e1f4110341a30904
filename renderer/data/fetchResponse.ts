import type { PageContextServer } from 'vike/types';
import { render } from 'vike/abort';
import { getRequest } from 'relay-runtime';
import { collectPages } from './collectPages.ts';
import type { PageQuery, QueryContext } from './definePageQuery.ts';

/** The whole answer to a page's query, from as many calls as it takes. Aborts with 503 when there is none to be had. */
export async function fetchResponse(
  pageContext: PageContextServer,
  query: PageQuery,
  context: QueryContext,
): Promise<never> {
  const { params } = getRequest(query.operation);
  const { fetchContent, fetchPreview, reportOutage } = pageContext.services;
  const fetchAnswer = query.isPreview ? fetchPreview : fetchContent;
  // The backend's answer was checked against the operation where it arrived; its type is the operation's.
  const ask = async (variables: object) => (await fetchAnswer(params, variables)) as never;
  try {
    return await collectPages(query, query.variables(context), ask);
  } catch (error) {
    reportOutage(error);
    throw render(503, 'The content backend cannot be reached.');
  }
}
