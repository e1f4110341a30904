import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Locale } from '#locales/locales.ts';
import type { HeadSource } from '../head/PageHead.ts';

/** What a page's query may read of the request; nothing else of it ever reaches the content backend. */
export type QueryContext = {
  locale: Locale;
  /** The address without its language prefix, such as `/products/sim`. */
  path: string;
  routeParams: Readonly<Record<string, string>>;
  /** The page number of a list, from `?page=`; 1 where the address has none. */
  pageNumber: number;
  /** What the blog is searched for, from `?q=`. */
  search: string | undefined;
};

/** Whether the answer is the page that was asked for; `redirectTo` names where it lives instead. */
export type Lookup = { found: true; head: HeadSource } | { found: false; redirectTo?: string | undefined };

export type PageQuery = {
  operation: GraphQLTaggedNode;
  variables: (context: QueryContext) => object;
  resolve: (response: never, context: QueryContext) => Lookup;
};

/** A page's one content call: its operation, its variables from the address, and how to judge the answer. */
export function definePageQuery<TQuery extends OperationType>(definition: {
  operation: GraphQLTaggedNode;
  variables: (context: QueryContext) => TQuery['variables'];
  resolve: (response: TQuery['response'], context: QueryContext) => Lookup;
}): PageQuery {
  return definition;
}
