import * as v from 'valibot';
import { sign } from '#server/lib/signature.ts';

export type BackendAddress = {
  graphqlUrl: string;
  restUrl: string;
  /** What the site takes for WordPress's own address, where that is another one. */
  homeUrl?: string | undefined;
  /** Further folders in which pictures lie. */
  mediaUrls?: readonly string[] | undefined;
  namespace: string;
  /** The whole header, as the site sends it for previews. */
  authorization: string | undefined;
  secret: string | undefined;
  /** Of the screens about enquiries, issues and figures. */
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

/** Asks WordPress as the site does. Rejects with a sentence when there is no answer that can be read. */
export function createBackend({ graphqlUrl, restUrl, namespace, authorization, secret }: BackendAddress) {
  async function send(url: string, init: RequestInit): Promise<Response> {
    return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  }

  async function readAnswer(response: Response, begun: number): Promise<GraphqlAnswer> {
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - begun);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text);
    if (!parsed.success) throw new Error(`it answers ${response.status} with something that is no GraphQL`);
    return { ...parsed.output, milliseconds };
  }

  return {
    async graphql(query: string, variables: object = {}, asEditor = false): Promise<GraphqlAnswer> {
      const begun = performance.now();
      const headers = {
        'content-type': 'application/json',
        ...(asEditor && authorization !== undefined && { authorization }),
      };
      return readAnswer(
        await send(graphqlUrl, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }),
        begun,
      );
    },
    async graphqlByGet(query: string): Promise<GraphqlAnswer> {
      return readAnswer(
        await send(`${graphqlUrl}?query=${encodeURIComponent(query)}`, {}),
        performance.now(),
      );
    },
    async rest(path: string): Promise<{ status: number; body: unknown }> {
      const answer = await send(`${restUrl}/wp-json/${path}`, {});
      return { status: answer.status, body: await answer.json().catch(() => undefined) };
    },
    /** What our plugin says of itself; undefined without a shared secret. */
    async plugin(): Promise<{ status: number; body: unknown } | undefined> {
      if (secret === undefined) return undefined;
      const body = '{}';
      const signature = sign(secret, Math.floor(Date.now() / 1000), body);
      const answer = await send(`${restUrl}/wp-json/${namespace}/v1/doctor`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body,
      });
      return { status: answer.status, body: await answer.json().catch(() => undefined) };
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
