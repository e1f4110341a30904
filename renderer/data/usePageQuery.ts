import type { OperationType } from 'relay-runtime';
import { usePageContext } from 'vike-react/usePageContext';

/** The answer to the page's query. Fragments below it are opaque keys: read them with `useFragment`. */
export function usePageQuery<TQuery extends OperationType>(): TQuery['response'] {
  const { data } = usePageContext();
  if (data.answer === undefined) throw new Error('This page has no query.');
  // The server answered exactly the operation of this page's `+query.ts`; the compiler wrote its type.
  return data.answer.response as TQuery['response'];
}
