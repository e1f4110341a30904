import type { Fetch } from '#server/lib/fetchText.ts';
import * as v from 'valibot';
import type { Middleware } from 'koa';

/** A shared cache in front of the site that drops answers by their tags. */
export type Cdn = {
  /** The header of answers that it reads, and removes. */
  header: string;
  separator: string;
  /** In one call. */
  maxTags: number;
  /** The call that drops answers by their tags, or all of them. Rejects where it was not accepted. */
  purge(tags: readonly string[] | 'everything'): Promise<void>;
};

export type CdnAccount = {
  /** Where its interface is. */
  apiUrl: string;
  /** Fastly's service, Cloudflare's zone. */
  id: string;
  token: string;
  fetch?: Fetch;
};

const timeoutMs = 10_000;

/** POSTs JSON. Rejects without an answer in time, and with an answer that is not OK. */
async function post(
  url: string,
  {
    headers,
    body,
    fetch: send = fetch,
  }: { headers: Record<string, string>; body: unknown; fetch?: Fetch | undefined },
): Promise<string> {
  const answer = await send(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The CDN answered ${answer.status}.`);
  return text;
}

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));

/** Cloudflare: `Cache-Tag`, and the purge of a zone. */
export function createCloudflare({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const zone = `${apiUrl}/zones/${encodeURIComponent(id)}`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    header: 'Cache-Tag',
    separator: ',',
    maxTags: 30,
    async purge(tags) {
      const body = tags === 'everything' ? { purge_everything: true } : { tags };
      const answer = await post(`${zone}/purge_cache`, { headers, body, fetch });
      // It says in the body as well whether it will do it.
      if (!v.is(Answer, answer)) throw new Error('The CDN refused the purge.');
    },
  };
}

/** Fastly: `Surrogate-Key`, and the batch purge of its API. */
export function createFastly({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const service = `${apiUrl}/service/${encodeURIComponent(id)}`;
  const headers = { 'Fastly-Key': token };
  return {
    header: 'Surrogate-Key',
    separator: ' ',
    maxTags: 256,
    async purge(tags) {
      if (tags === 'everything') await post(`${service}/purge_all`, { headers, body: {}, fetch });
      else await post(`${service}/purge`, { headers, body: { surrogate_keys: tags }, fetch });
    },
  };
}

declare module 'koa' {
  interface DefaultState {
    /** By which a CDN finds the answer when something has changed. */
    cacheTags?: readonly string[];
  }
}

/** Of answers that a shared cache may keep and that say nothing of what they were made of. Every purge has it. */
export const pendingPurgeTag = 'untold';

/** Puts the tags of an answer into the header that the CDN reads, where it may keep the answer. */
export function tagAnswers({ header, separator }: Pick<Cdn, 'header' | 'separator'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (!/\bs-maxage=/.test(ctx.response.get('Cache-Control'))) return;
    const tags: readonly string[] = ctx.state.cacheTags ?? [pendingPurgeTag];
    ctx.set(header, tags.join(separator));
  };
}
