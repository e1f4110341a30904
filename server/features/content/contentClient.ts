import * as v from 'valibot';
import { HttpError, UpstreamError } from '../../lib/errors.ts';
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

/** Talks to WPGraphQL. Queries are reads, so they are sent as GET and retried as specification 7 says. */
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
      const url = new URL(options.graphqlUrl);
      // The compiler's indentation would fill a third of an address, and servers refuse long ones.
      url.searchParams.set('query', text.replaceAll(/\s+/g, ' '));
      url.searchParams.set('variables', JSON.stringify(variables));
      url.searchParams.set('operationName', name);
      const answer = await fetchText(url.href, {
        headers,
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for a fault of the backend, as opposed to one of our own code. */
export function isOutage(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 500;
}
