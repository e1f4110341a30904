import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Locale } from '#locales/locales.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { HeadSource } from '../head/PageHead.ts';
import type { Breadcrumb, ListFacts } from './PageData.ts';

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
  /** What this reader may see unpublished. */
  preview: PreviewedContent | undefined;
};

/** Whether the answer is the page that was asked for; `redirectTo` names where it lives instead. */
export type Lookup =
  | { found: true; head: HeadSource; breadcrumbs?: Breadcrumb[] }
  | { found: false; redirectTo?: string | undefined };

/** The part of an answer that the page draws; of a list, also how long it is. */
export type Shown<TResponse> = { response: TResponse } & ListFacts;

export type PageQuery = {
  operation: GraphQLTaggedNode;
  isPreview?: boolean;
  accepts?: readonly ('page' | 'q')[];
  variables: (context: QueryContext) => object;
  next?: (response: never, variables: never) => object | undefined;
  merge?: (collected: never, following: never) => unknown;
  resolve: (response: never, context: QueryContext) => Lookup;
  shown?: (response: never, context: QueryContext) => Shown<unknown>;
};

/**
 * A page's one content call: its operation, its variables from the address, and how to judge the answer. A list longer
 * than the backend's largest page is asked for in several calls of the same operation.
 */
export function definePageQuery<TQuery extends OperationType>(definition: {
  operation: GraphQLTaggedNode;
  /** Asks for what is not published; only for who may see it, and its answer is kept nowhere. */
  isPreview?: boolean;
  /** The parameters of the address that change the page; without them `?page=` and `?q=` are ignored like any other. */
  accepts?: readonly ('page' | 'q')[];
  variables: (context: QueryContext) => TQuery['variables'];
  /** The variables of the following call while there is more to ask for; `response` holds all that came so far. */
  next?: (
    response: TQuery['response'],
    variables: TQuery['variables'],
  ) => TQuery['variables'] | undefined;
  /** Joins the answer of a following call to what came before. */
  merge?: (collected: TQuery['response'], following: TQuery['response']) => TQuery['response'];
  resolve: (response: TQuery['response'], context: QueryContext) => Lookup;
  /** Cuts a found answer to what the page draws; without it everything is drawn. */
  shown?: (response: TQuery['response'], context: QueryContext) => Shown<TQuery['response']>;
}): PageQuery {
  return definition;
}
