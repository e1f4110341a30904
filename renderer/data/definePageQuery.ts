import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useData } from 'vike-react/useData';
import type { Locale } from '#locales/locales.ts';
import { collectPages, type ListPages } from '#schema/connections.ts';
import type { FetchContent, ConditionalFields, PageServices } from '#schema/pageServices.ts';
import type { PostIndex } from '#schema/postIndex.ts';
import type { Preview } from '#schema/preview.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import { fetchQuery, contentEnvironment } from './contentEnvironment.ts';
import type { Breadcrumb, ListFacts } from './PageData.ts';

/** Properties of the request that a page's query may use. Nothing else in the request reaches the content backend. */
export type QueryContext = {
  locale: Locale;
  /** Path without language prefix, such as `/products/sim`. */
  path: string;
  routeParams: Readonly<Record<string, string>>;
  /** Page number of a list, from `?page=`; 1 by default. */
  pageNumber: number;
  /** Search term of the blog, from `?q=`. */
  search: string | undefined;
  /** Unpublished content that this visitor may see. */
  preview: Preview | undefined;
};

/** Whether the response contains the requested page. If not, `redirectTo` is the page's actual URL, if there is one. */
export type Lookup =
  | { found: true; head: HeadSource; breadcrumbs?: Breadcrumb[] }
  | { found: false; redirectTo?: string | undefined };

/** Part of a response that the page renders; for a list, also its length. */
export type Shown<TResponse> = { response: TResponse } & ListFacts;

/** Response to a page's query. */
export type QueryResult<TResponse = unknown> = {
  environment: Environment;
  lookup: () => Lookup;
  /** Returns the part of the response to render. Call it only if `lookup` found the page. */
  shown: () => Shown<TResponse>;
};

type PageOperation = OperationType & { readonly response: object };

export type PageQuery<TResponse = unknown> = {
  operation: GraphQLTaggedNode;
  /** Whether the query requests unpublished content, which is never cached and only shown to authorised visitors. */
  isPreview: boolean;
  /** URL parameters that change the page. By default, `?page=` and `?q=` are ignored like all others. */
  accepts: readonly ('page' | 'q')[];
  /** Runs the query. Rejects if there is no response. */
  run: (
    context: QueryContext,
    services: { fetchContent: FetchContent } & Pick<PageServices, 'readPostIndex'>,
  ) => Promise<QueryResult<TResponse>>;
};

/** Context of a page's query: the request, and the data selected from the post index. */
type ListContext<TListed> = QueryContext & { listed: TListed };

type Definition<TQuery extends PageOperation, TListed> = Partial<Pick<PageQuery, 'isPreview' | 'accepts'>> & {
  operation: GraphQLTaggedNode;
  /** Conditions under which fields of the query are needed. */
  needs?: ConditionalFields;
  variables: (context: ListContext<TListed>) => TQuery['variables'];
  /** Returns the variables that fetch the next part of a paginated list. Parts are fetched until the list ends. */
  next?: ListPages<TQuery['variables'], TQuery['response']>['next'];
  merge?: ListPages<TQuery['variables'], TQuery['response']>['merge'];
  resolve: (response: TQuery['response'], context: ListContext<TListed>) => Lookup;
  /** Reduces the response to the data that the page renders. By default, the page renders everything. */
  shown?: (response: TQuery['response'], context: ListContext<TListed>) => Shown<TQuery['response']>;
};

/** Defines a page's content query: its operation, its variables, and how to evaluate the response. */
export function definePageQuery<TQuery extends PageOperation>(
  definition: Definition<TQuery, undefined>,
): PageQuery<TQuery['response']> {
  return pageQuery<TQuery, undefined>(definition, async () => undefined);
}

/**
 * Defines the query of a page about some of the posts. They are selected from the server's post index before the query
 * runs. The page is rerendered only when the selected data changes, not with every new post.
 */
export function definePostsQuery<TQuery extends PageOperation>() {
  return <TListed>(
    definition: Definition<TQuery, TListed> & {
      /** Selects plain data from the index. Select only what the page needs, because any change rerenders the page. */
      listed: (posts: PostIndex, context: QueryContext) => TListed;
      /** Returns whether the page needs more than the newest posts. If so, it waits for the complete index. */
      needsAll?: (context: QueryContext) => boolean;
    },
  ): PageQuery<TQuery['response']> =>
    pageQuery<TQuery, TListed>(definition, (context, readPostIndex) =>
      readPostIndex(context.locale, (posts) => definition.listed(posts, context), {
        needsAll: definition.needsAll?.(context) ?? false,
      }),
    );
}

function pageQuery<TQuery extends PageOperation, TListed>(
  definition: Definition<TQuery, TListed>,
  list: (context: QueryContext, readPostIndex: PageServices['readPostIndex']) => Promise<TListed>,
): PageQuery<TQuery['response']> {
  const { operation, needs, isPreview = false, accepts = [] } = definition;
  return {
    operation,
    isPreview,
    accepts,
    async run(request, { fetchContent, readPostIndex }) {
      const context = { ...request, listed: await list(request, readPostIndex) };
      const environment = contentEnvironment((operation, variables) =>
        fetchContent({ ...operation, needs }, variables),
      );
      const response = await collectPages(definition, definition.variables(context), (variables) =>
        fetchQuery<TQuery>(environment, operation, variables),
      );
      return {
        environment,
        lookup: () => definition.resolve(response, context),
        shown: () => definition.shown?.(response, context) ?? { response },
      };
    },
  };
}

/**
 * Returns the response to the page's query. The parameter only provides its type. Fragments in the response are opaque
 * keys: read them with `useFragment`.
 */
export function usePageQuery<TResponse>(_query: PageQuery<TResponse>): TResponse {
  const { answer } = useData<{ answer?: { response: TResponse } }>();
  if (answer === undefined) throw new Error('This page has no response to a query.');
  return answer.response;
}
