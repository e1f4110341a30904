import type { ConditionalFields } from '#schema/pageServices.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { compiledQuery } from './compiledQuery.ts';
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
      const { compact, requiredKeys } = compiledQuery(text);
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
      return readContentAnswer(answer, requiredKeys);
    },
  };
}

/** `user:password` becomes Basic, as WordPress's application passwords want it; anything else is a Bearer token. */
export function authorizationHeader(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
