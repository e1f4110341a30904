import type { PageContextServer } from 'vike/types';
import { render } from 'vike/abort';
import { getRequest } from 'relay-runtime';
import type { PageQuery, QueryContext } from './definePageQuery.ts';

/** A hundred calls of a hundred entries; a backend that turns in circles is left after them. */
const mostCalls = 100;

/** The whole answer to a page's query, from as many calls as it takes. Aborts with 503 when there is none to be had. */
export async function fetchResponse(
  pageContext: PageContextServer,
  query: PageQuery,
  context: QueryContext,
): Promise<never> {
  const { params } = getRequest(query.operation);
  const { fetchContent, reportOutage } = pageContext.services;
  // The backend's answer was checked against the operation where it arrived; its type is the operation's.
  const ask = async (variables: object) => (await fetchContent(params, variables)) as never;
  try {
    return await collect(query, query.variables(context), ask);
  } catch (error) {
    reportOutage(error);
    throw render(503, 'The content backend cannot be reached.');
  }
}

/** Follows a list to its end, or to where the query has seen enough. */
export async function collect(
  { next, merge }: Pick<PageQuery, 'next' | 'merge'>,
  first: object,
  ask: (variables: object) => Promise<never>,
): Promise<never> {
  let variables = first;
  let collected = await ask(variables);
  for (let calls = 1; calls < mostCalls && next !== undefined && merge !== undefined; calls += 1) {
    const following = next(collected, variables as never);
    if (following === undefined) break;
    variables = following;
    collected = merge(collected, await ask(variables)) as never;
  }
  return collected;
}
