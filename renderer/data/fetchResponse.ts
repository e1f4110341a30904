import type { PageContextServer } from 'vike/types';
import { render } from 'vike/abort';
import { getRequest } from 'relay-runtime';
import { collectPages } from './collectPages.ts';
import type { PageQuery, QueryContext } from './definePageQuery.ts';
import { readAnswer, type PageAnswer } from './readAnswer.ts';

/** The whole answer to a page's query, from as many calls as it takes, as Relay reads it. Aborts with 503 when there is none to be had. */
export async function fetchResponse(
  pageContext: PageContextServer,
  query: PageQuery,
  context: QueryContext,
): Promise<PageAnswer> {
  const { params } = getRequest(query.operation);
  const { fetchContent, fetchPreview, reportOutage } = pageContext.services;
  const fetchAnswer = query.isPreview ? fetchPreview : fetchContent;
  // The backend's answer was checked against the operation where it arrived; its type is the operation's.
  const ask = async (variables: object) => (await fetchAnswer(params, variables)) as never;
  try {
    const variables = query.variables(context);
    const answer = await collectPages(query, variables, ask);
    return readAnswer(query.operation, variables, answer);
  } catch (error) {
    reportOutage(error);
    throw render(503, { kind: 'unavailable' });
  }
}
