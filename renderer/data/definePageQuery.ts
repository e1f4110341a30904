import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePageContext } from 'vike-react/usePageContext';
import type { Locale } from '#locales/locales.ts';
import { collectPages, type ListPages } from '#schema/connections.ts';
import type { FetchContent, ConditionalFields, PageServices } from '#schema/pageServices.ts';
import type { PostIndex } from '#schema/postIndex.ts';
import type { Preview } from '#schema/preview.ts';
import type { HeadSource } from '#renderer/head/PageHead.ts';
import { fetchQuery, contentEnvironment } from './contentEnvironment.ts';
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
  preview: Preview | undefined;
};

/** Whether the answer is the page that was asked for; `redirectTo` names where it lives instead. */
export type Lookup =
  | { found: true; head: HeadSource; breadcrumbs?: Breadcrumb[] }
  | { found: false; redirectTo?: string | undefined };

/** The part of an answer that the page renders; of a list, also how long it is. */
export type Shown<TResponse> = { response: TResponse } & ListFacts;

/** What a page's query brought. */
export type QueryAnswer = {
  environment: Environment;
  lookup: () => Lookup;
  /** Only for what was found. */
  shown: () => Shown<object>;
};

type Answering = OperationType & { readonly response: object };

export type PageQuery<TResponse = unknown> = {
  operation: GraphQLTaggedNode;
  /** Asks for what is not published; only for a reader who may see it, and its answer is kept nowhere. */
  isPreview: boolean;
  /** The parameters of the address that change the page; without them `?page=` and `?q=` are ignored like any other. */
  accepts: readonly ('page' | 'q')[];
  /** Rejects where no answer is to be had. */
  ask: (
    context: QueryContext,
    services: { fetchContent: FetchContent } & Pick<PageServices, 'readPostIndex'>,
  ) => Promise<QueryAnswer>;
  /** Whether something is a response that this query has shown. */
  hasShown: (response: unknown) => response is TResponse;
};

/** What a page's query knows: the request, and what it reads of the list of its language's articles. */
type Reading<TListed> = QueryContext & { listed: TListed };

type Definition<TQuery extends Answering, TListed> = Partial<Pick<PageQuery, 'isPreview' | 'accepts'>> & {
  operation: GraphQLTaggedNode;
  /** Which fields the page has a use for under a condition alone. */
  needs?: ConditionalFields;
  variables: (context: Reading<TListed>) => TQuery['variables'];
  /** A list of the page that the backend hands out in parts is followed to its end. */
  next?: ListPages<TQuery['variables'], TQuery['response']>['next'];
  merge?: ListPages<TQuery['variables'], TQuery['response']>['merge'];
  resolve: (response: TQuery['response'], context: Reading<TListed>) => Lookup;
  /** Cuts a found answer to what the page renders; without it everything is rendered. */
  shown?: (response: TQuery['response'], context: Reading<TListed>) => Shown<TQuery['response']>;
};

/** A page's one content call: its operation, its variables from the address, and how to judge the answer. */
export function definePageQuery<TQuery extends Answering>(
  definition: Definition<TQuery, undefined>,
): PageQuery<TQuery['response']> {
  return pageQuery<TQuery, undefined>(definition, async () => undefined);
}

/**
 * As `definePageQuery`, for a page that is about some of the articles: which ones is known beforehand, from the index that
 * the server keeps of all. The page is rendered again when what it reads there is another, and not with each article.
 */
export function definePostsQuery<TQuery extends Answering>() {
  return <TListed>(
    definition: Definition<TQuery, TListed> & {
      /** Plain data, as little as will do. */
      listed: (posts: PostIndex, context: QueryContext) => TListed;
      /** Whether it is about more than the newest articles; a page that is waits for a list that is not known yet. */
      needsAll?: (context: QueryContext) => boolean;
    },
  ): PageQuery<TQuery['response']> =>
    pageQuery<TQuery, TListed>(definition, (context, readPostIndex) =>
      readPostIndex(context.locale, (posts) => definition.listed(posts, context), {
        needsAll: definition.needsAll?.(context) ?? false,
      }),
    );
}

function pageQuery<TQuery extends Answering, TListed>(
  definition: Definition<TQuery, TListed>,
  list: (context: QueryContext, readPostIndex: PageServices['readPostIndex']) => Promise<TListed>,
): PageQuery<TQuery['response']> {
  const { operation, needs, isPreview = false, accepts = [] } = definition;
  const responses = new WeakSet<object>();
  return {
    operation,
    isPreview,
    accepts,
    async ask(request, { fetchContent, readPostIndex }) {
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
        shown() {
          const shown = definition.shown?.(response, context) ?? { response };
          responses.add(shown.response);
          return shown;
        },
      };
    },
    hasShown: (response): response is TQuery['response'] =>
      typeof response === 'object' && response !== null && responses.has(response),
  };
}

/** The answer to the page's query. Fragments in it are opaque keys: read them with `useFragment`. */
export function usePageQuery<TResponse>(query: PageQuery<TResponse>): TResponse {
  const response = usePageContext().data.answer?.response;
  if (!query.hasShown(response)) throw new Error('This page was not rendered from this query.');
  return response;
}
