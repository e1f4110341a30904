import {
  stripIgnoredCharacters,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ConditionalFields } from '#schema/pageServices.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { readContentAnswer, type ContentAnswer } from './contentAnswer.ts';

export type ContentRequest = {
  name: string;
  text: string;
  variables: object;
  /** Which fields there is a use for under a condition alone. */
  needs?: ConditionalFields | undefined;
  /** The name of unsaved fields in WordPress that the answer is made of; only with a token that reads drafts. */
  draft?: string | undefined;
  /** The value of `X-Site-Changes`: kept changes that the answer has in it. */
  changes?: string | undefined;
};

export type HowToAsk = {
  /** One attempt alone. */
  isProbe: boolean;
};

export type ContentClient = {
  /**
   * Resolves with the query's `data`, with holes where the backend failed in parts and says which. Rejects with
   * `ContentClientError` or `UpstreamError`; an answer without one of its root fields is a failure.
   */
  query(request: ContentRequest, how?: HowToAsk): Promise<ContentAnswer>;
};

const limitBytes = 10 * 1024 * 1024;

/** Servers refuse longer addresses; eight kilobytes is what the common ones take. */
const maxAddress = 8_000;

/**
 * Sends queries to WPGraphQL at its one address. A GET can be answered by caches on the way and is retried once. A query
 * that is too long for an address is sent as POST, which is never retried.
 */
export function createContentClient(options: {
  graphqlUrl: string;
  method: 'POST' | 'GET';
  /** Undefined asks as anybody. */
  authorization: string | undefined;
  timeoutMs: number;
  fetch?: Fetch;
}): ContentClient {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(options.authorization !== undefined && { authorization: options.authorization }),
  };
  return {
    async query({ name, text, variables, draft, changes }, { isProbe } = { isProbe: false }) {
      const { compact, rootFields } = known(text);
      const send = (url: string, body?: object) =>
        fetchText(url, {
          headers: {
            ...headers,
            ...(body && { 'content-type': 'application/json' }),
            ...(draft !== undefined && { 'x-site-draft': draft }),
            ...(changes !== undefined && { 'x-site-changes': changes }),
          },
          ...(body && { body: JSON.stringify(body) }),
          isRetried: !isProbe,
          timeoutMs: options.timeoutMs,
          limitBytes,
          ...(options.fetch && { fetch: options.fetch }),
        });
      const parameters = { query: compact, variables: JSON.stringify(variables), operationName: name };
      const address = `${options.graphqlUrl}?${new URLSearchParams(parameters).toString()}`;
      // A cache on the way knows nothing of drafts.
      const isPublic = draft === undefined && changes === undefined;
      const isGet = options.method === 'GET' && address.length <= maxAddress && isPublic;
      const answer = await (isGet
        ? send(address)
        : send(options.graphqlUrl, { query: compact, variables, operationName: name }));
      return readContentAnswer(answer, rootFields);
    },
  };
}

/** `user:password` becomes Basic, as WordPress's application passwords want it; anything else is a Bearer token. */
export function authorizationHeader(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}

/** Far more than the operations of the site, with the forms that older content models take. */
const limitKnownBytes = 2 * 1024 * 1024;

/** What is known of queries, by their texts of up to fourteen kilobytes each: bounded in bytes rather than in number. */
export function createQueryCache<V extends object | string>(bytesOf: (value: V) => number) {
  return new LRUCache<string, V>({
    maxSize: limitKnownBytes,
    sizeCalculation: (value, text) => Math.max(1, text.length + bytesOf(value)),
  });
}

type KnownQuery = { compact: string; rootFields: readonly string[] };

const knownQueries = createQueryCache<KnownQuery>(({ compact }) => compact.length);

/** Without what only people read, and with what it asks for. */
function known(text: string): KnownQuery {
  const before = knownQueries.get(text);
  if (before !== undefined) return before;
  const compact = stripIgnoredCharacters(text);
  const query = { compact, rootFields: rootFieldsOf(text) };
  knownQueries.set(text, query);
  return query;
}

/**
 * The names under which an answer holds what a query asks for first; those that it asks for under a condition are not
 * among them. GraphQL answers each, if only with null.
 */
function rootFieldsOf(text: string): readonly string[] {
  const document = parse(text, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const namesIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((part) => {
      if ((part.directives ?? []).length > 0) return [];
      if (part.kind === Kind.FIELD) return [part.alias?.value ?? part.name.value];
      return namesIn(
        part.kind === Kind.FRAGMENT_SPREAD ? fragments.get(part.name.value)?.selectionSet : part.selectionSet,
      );
    });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return [...new Set(namesIn(operation?.selectionSet))];
}
