import { stripIgnoredCharacters } from 'graphql';
import * as v from 'valibot';
import { UpstreamError } from '#server/errors.ts';
import { fetchText, type Fetch } from '#server/upstream/fetchText.ts';

export type ContentRequest = { name: string; text: string; variables: object };

export type ContentAnswer = {
  data: Record<string, unknown>;
  /** The first error, where parts of the answer are missing because of errors. */
  missing: string | undefined;
};

export type ContentClient = {
  /**
   * Answers the query's `data`, with holes where the backend failed in parts and says which. Rejects with
   * `ContentClientError` or `UpstreamError`; an answer without one of its root fields is a failure.
   */
  query(request: ContentRequest, how?: { isProbe: boolean }): Promise<ContentAnswer>;
};

/** The content backend refused the call: its HTTP status and headers, or its first GraphQL error. */
export class ContentClientError extends UpstreamError {
  readonly upstreamStatus: number;
  readonly upstreamHeaders: Headers;

  constructor(message: string, answer: { status: number; headers: Headers; isOutage: boolean }) {
    super(message, { isOutage: answer.isOutage });
    this.name = 'ContentClientError';
    this.upstreamStatus = answer.status;
    this.upstreamHeaders = answer.headers;
  }
}

const GraphQLAnswer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(
    v.array(
      v.object({
        message: v.fallback(v.string(), ''),
        path: v.fallback(v.array(v.union([v.string(), v.number()])), []),
      }),
    ),
  ),
});

const limitBytes = 10 * 1024 * 1024;

/** Servers refuse longer addresses; eight kilobytes is what the common ones take. */
const longestAddress = 8_000;

/**
 * Talks to WPGraphQL at its one address. A POST is what every backend takes, and is never retried; as GET a query can
 * be answered by caches on the way and is retried once. One too long for an address is a POST all the same.
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
    async query({ name, text, variables }, { isProbe } = { isProbe: false }) {
      const query = { query: compact(text), variables: JSON.stringify(variables), operationName: name };
      const url = new URL(options.graphqlUrl);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      const isGet = options.method === 'GET' && url.href.length <= longestAddress;
      const answer = await fetchText(isGet ? url.href : options.graphqlUrl, {
        headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
        ...(!isGet && { body: JSON.stringify({ query: query.query, variables, operationName: name }) }),
        isRetried: !isProbe,
        timeoutMs: options.timeoutMs,
        limitBytes,
        ...(options.fetch && { fetch: options.fetch }),
      });
      const { status, headers: answerHeaders } = answer;
      const parsed = v.safeParse(GraphQLAnswer, parseJson(answer.text));
      const { data, errors } = parsed.success ? parsed.output : {};
      const [firstError] = errors ?? [];
      if (firstError !== undefined) {
        const message = firstError.message || `The content query failed with status ${status}.`;
        if (status === 200 && data != null && keepsItsRoots(data, errors ?? []))
          return { data, missing: message };
        // Whatever the status, the backend is there: it read this query and told what it thinks of it.
        throw new ContentClientError(message, { status, headers: answerHeaders, isOutage: false });
      }
      if (status !== 200) {
        const message = `The content backend answered ${status}.`;
        throw new ContentClientError(message, { status, headers: answerHeaders, isOutage: true });
      }
      if (!parsed.success)
        throw new UpstreamError('The content backend answered something other than a GraphQL result.');
      if (data == null) throw new UpstreamError('The content backend answered without data.');
      return { data, missing: undefined };
    },
  };
}

/** A root field that an error emptied would look like something that does not exist. */
function keepsItsRoots(
  data: Record<string, unknown>,
  errors: readonly { path: readonly (string | number)[] }[],
): boolean {
  return errors.every(({ path: [root] }) => root !== undefined && data[root] != null);
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
