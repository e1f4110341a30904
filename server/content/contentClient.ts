import type { ConditionalFields } from '#schema/pageServices.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { compiledQuery } from './compiledQuery.ts';
import { parseContentResponse, type ContentResponse } from './contentResponse.ts';

export type ContentRequest = {
  name: string;
  text: string;
  variables: object;
  /** Fields that are used only under a condition. */
  needs?: ConditionalFields | undefined;
  /** Key of unsaved fields in WordPress that the response includes. Requires a token that may read drafts. */
  draft?: string | undefined;
  /** Value of `X-Site-Changes`, for pending changes that the response includes. */
  changes?: string | undefined;
};

export type AttemptOptions = {
  /** Allows only one attempt. */
  isProbe: boolean;
};

export type ContentClient = {
  /**
   * Resolves with the query's `data`. Fields that failed are null, and `missing` contains the error's message. Rejects
   * with `ContentClientError` or `UpstreamError`, also if a root field is missing.
   */
  query(request: ContentRequest, options?: AttemptOptions): Promise<ContentResponse>;
};

const limitBytes = 10 * 1024 * 1024;

/** Maximum length of a URL: common servers accept eight kilobytes. */
const maxUrlLength = 8_000;

/**
 * Creates a client of WPGraphQL. A GET can be served by caches in between and is retried once. A query that is too long
 * for a URL is sent as POST, which is never retried.
 */
export function createContentClient(options: {
  graphqlUrl: string;
  method: 'POST' | 'GET';
  /** Undefined for anonymous queries. */
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
      const url = `${options.graphqlUrl}?${new URLSearchParams(parameters).toString()}`;
      // A cache in between would ignore the headers of drafts and changes.
      const isPublic = draft === undefined && changes === undefined;
      const isGet = options.method === 'GET' && url.length <= maxUrlLength && isPublic;
      const response = await (isGet
        ? send(url)
        : send(options.graphqlUrl, { query: compact, variables, operationName: name }));
      return parseContentResponse(response, requiredKeys);
    },
  };
}

/**
 * Returns an `Authorization` header: Basic for `user:password`, as WordPress's application passwords require, and
 * Bearer for any other token.
 */
export function authorizationHeader(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
