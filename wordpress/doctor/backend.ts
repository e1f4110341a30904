import * as v from 'valibot';
import { sign } from '#server/lib/signature.ts';

export type BackendAddress = {
  graphqlUrl: string;
  restUrl: string;
  /** Address that WordPress uses for itself, if it differs from `restUrl`. */
  homeUrl?: string | undefined;
  /** Additional folders with media files. */
  mediaUrls?: readonly string[] | undefined;
  namespace: string;
  /** Value of the `Authorization` header that the site sends for previews. */
  authorization: string | undefined;
  secret: string | undefined;
  /** Secret for the screens that show the site's data. */
  ownerSecret?: string | undefined;
};

const timeoutMs = 15_000;

const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        locations: v.optional(v.array(v.object({ line: v.number(), column: v.number() })), []),
      }),
    ),
    [],
  ),
});
export type GraphqlAnswer = v.InferOutput<typeof Answer> & { milliseconds: number };

/**
 * Creates a client that calls WordPress as the site does. Its methods reject with a readable message if there is no
 * valid response.
 */
export function createBackend({ graphqlUrl, restUrl, namespace, authorization, secret }: BackendAddress) {
  async function send(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new Error(`${new URL(url).host} did not respond: ${reasonOf(cause)}`, { cause });
    }
  }

  async function readAnswer(response: Response, start: number): Promise<GraphqlAnswer> {
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - start);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text);
    if (!parsed.success)
      throw new Error(
        `the endpoint responded with ${response.status} and something other than a GraphQL result`,
      );
    return { ...parsed.output, milliseconds };
  }

  return {
    async graphql(query: string, variables: object = {}, asEditor = false): Promise<GraphqlAnswer> {
      const start = performance.now();
      const headers = {
        'content-type': 'application/json',
        ...(asEditor && authorization !== undefined && { authorization }),
      };
      return readAnswer(
        await send(graphqlUrl, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }),
        start,
      );
    },
    async graphqlByGet(query: string): Promise<GraphqlAnswer> {
      return readAnswer(
        await send(`${graphqlUrl}?query=${encodeURIComponent(query)}`, {}),
        performance.now(),
      );
    },
    async rest(path: string): Promise<{ status: number; body: unknown }> {
      const response = await send(`${restUrl}/wp-json/${path}`, {});
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
    /** Returns the report of the site's plugin, or `undefined` if there is no shared secret. */
    async plugin(): Promise<{ status: number; body: unknown } | undefined> {
      if (secret === undefined) return undefined;
      const body = '{}';
      const signature = sign(secret, Math.floor(Date.now() / 1000), body);
      const response = await send(`${restUrl}/wp-json/${namespace}/v1/doctor`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body,
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
  };
}

/** Returns the reason why a request failed. `fetch` reports it only in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

export type Backend = ReturnType<typeof createBackend>;
