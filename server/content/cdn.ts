import type { Fetch } from '#server/lib/fetchText.ts';

/** A shared cache in front of the site that drops answers by their tags. */
export type Cdn = {
  /** The header of answers that it reads, and removes. */
  header: string;
  separator: string;
  /** In one call. */
  mostTags: number;
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
export async function post(
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
