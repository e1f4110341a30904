import { stripIgnoredCharacters } from 'graphql';
import * as v from 'valibot';
import { UpstreamError } from '../../lib/errors.ts';
import { fetchText, type Fetch } from '../../lib/retryingFetch.ts';

export type ContentRequest = { name: string; text: string; variables: object };

export type ContentClient = {
  /** Answers the query's `data`. Rejects with `ContentClientError` or `UpstreamError`, never with partial data. */
  query(request: ContentRequest): Promise<unknown>;
};

/** The content backend refused the call (specification 8): its HTTP status and headers, or its first GraphQL error. */
export class ContentClientError extends UpstreamError {
  readonly upstreamStatus: number;
  readonly upstreamHeaders: Headers;

  constructor(message: string, upstreamStatus: number, upstreamHeaders: Headers) {
    super(message);
    this.name = 'ContentClientError';
    this.upstreamStatus = upstreamStatus;
    this.upstreamHeaders = upstreamHeaders;
  }
}

const GraphQLAnswer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.object({ message: v.fallback(v.string(), '') }))),
});

const timeoutMs = 5_000;
const limitBytes = 10 * 1024 * 1024;

/** Servers refuse longer addresses; eight kilobytes is what the common ones take. */
const longestAddress = 8_000;

/**
 * Talks to WPGraphQL. Queries are reads, so they are sent as GET and retried as specification 7 says; one too long for
 * an address is sent as POST, which is never retried.
 */
export function createContentClient(options: {
  graphqlUrl: string;
  authorization: string | undefined;
  fetch?: Fetch;
}): ContentClient {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(options.authorization !== undefined && { authorization: options.authorization }),
  };
  return {
    async query({ name, text, variables }) {
      const query = { query: compact(text), variables: JSON.stringify(variables), operationName: name };
      const url = new URL(options.graphqlUrl);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      const isShort = url.href.length <= longestAddress;
      const answer = await fetchText(isShort ? url.href : options.graphqlUrl, {
        headers: isShort ? headers : { ...headers, 'content-type': 'application/json' },
        ...(!isShort && { body: JSON.stringify({ query: query.query, variables, operationName: name }) }),
        timeoutMs,
        limitBytes,
        ...(options.fetch && { fetch: options.fetch }),
      });
      if (answer.status !== 200) {
        throw new ContentClientError(
          `The content backend answered ${answer.status}.`,
          answer.status,
          answer.headers,
        );
      }
      const parsed = v.safeParse(GraphQLAnswer, parseJson(answer.text));
      if (!parsed.success)
        throw new UpstreamError('The content backend answered something other than a GraphQL result.');
      const [firstError] = parsed.output.errors ?? [];
      if (firstError !== undefined) {
        const message = firstError.message || `The content query failed with status ${answer.status}.`;
        throw new ContentClientError(message, answer.status, answer.headers);
      }
      if (parsed.output.data == null) throw new UpstreamError('The content backend answered without data.');
      return parsed.output.data;
    },
  };
}

/** `user:password` becomes Basic, as WordPress's application passwords want it; anything else is a Bearer token. */
export function authorizationHeader(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}

const compacted = new Map<string, string>();

/** The query without what only people read; there are as many as the site has operations, so all are remembered. */
function compact(text: string): string {
  const known = compacted.get(text) ?? stripIgnoredCharacters(text);
  compacted.set(text, known);
  return known;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
