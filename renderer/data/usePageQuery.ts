import { usePageContext } from 'vike-react/usePageContext';
import type { PageQuery } from './definePageQuery.ts';

/** The answer to the page's query. Fragments in it are opaque keys: read them with `useFragment`. */
export function usePageQuery<TResponse>(query: PageQuery<TResponse>): TResponse {
  const response = usePageContext().data.answer?.response;
  if (!query.hasShown(response)) throw new Error('This page was not rendered from this query.');
  return response;
}
