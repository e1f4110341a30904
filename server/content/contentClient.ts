import type { ConditionalFields } from '#schema/pageServices.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import { compiledQuery } from './compiledQuery.ts';
import { parseContentResponse, type ContentResponse } from './contentResponse.ts';

export type ContentRequest = {
  name: string;
  text: string;
  variables: object;
  /** Fields that the page uses only under a condition. */
  needs?: ConditionalFields | undefined;
  /** Key under which WordPress stores unsaved fields to include. Requires a token that may read drafts. */
  draft?: string | undefined;
  /** Whether to append the paths of their fields to the response's texts. */
  marksFields?: boolean | undefined;
  /** Value of the `X-Site-Changes` header: the pending changes to include. */
  changes?: string | undefined;
};

export type AttemptOptions = {
  /** Whether to make only one attempt. */
  isProbe: boolean;
};

export type ContentClient = {
  /**
   * Resolves with the query's `data`. Fields that failed are null, and `missing` contains the error's message. Rejects
   * with `ContentClientError` or `UpstreamError`, even if only a root field is missing.
   */
  query(request: ContentRequest, options?: AttemptOptions): Promise<ContentResponse>;
};

const limitBytes = 10 * 1024 * 1024;

/** Maximum length of a URL: common servers accept eight kilobytes. */
const maxUrlLength = 8_000;

/**
 * Creates a WPGraphQL client. It sends GET requests, which caches can serve and which are retried once. Queries that
 * are too long for a URL are sent in POST requests, which are never retried.
 */
export function createContentClient(options: {
  graphqlUrl: string;
  method: 'POST' | 'GET';
  /** Value of the `Authorization` header; undefined for anonymous queries. */
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
 * Returns the value of an `Authorization` header: Basic for `user:password`, as WordPress's application passwords
 * require, and Bearer for any other token.
 */
export function authorizationHeader(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
