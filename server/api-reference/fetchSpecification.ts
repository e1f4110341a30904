import { UpstreamError } from '#server/errors.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';

export type SpecificationFetch = {
  /** Origin of the API host, such as `https://api.example.com`. */
  origin: string;
  fetch: Fetch;
  timeLimitMs?: number;
};

const defaultTimeLimitMs = 5_000;
const sizeLimitBytes = 10_000_000;
const redirectLimit = 3;

/** Reads the specification as text from the API host and from no other. Throws `UpstreamError`. */
export async function fetchSpecification({
  origin,
  fetch,
  timeLimitMs,
}: SpecificationFetch): Promise<string> {
  const { status, headers, text } = await fetchText(new URL('/api/docs-json', origin).href, {
    headers: { accept: 'application/json' },
    timeoutMs: timeLimitMs ?? defaultTimeLimitMs,
    limitBytes: sizeLimitBytes,
    fetch: onOneHost(fetch),
  });
  if (status !== 200) throw new UpstreamError(`The API host answers with status ${status}.`);
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    throw new UpstreamError('The API host answers with something other than JSON.');
  }
  return text;
}

/** Follows redirects within the origin; one that leads elsewhere could reach what only this server can reach. */
function onOneHost(fetch: Fetch): Fetch {
  return async (address, init) => {
    let url = new URL(address);
    for (let hop = 0; hop <= redirectLimit; hop += 1) {
      const response = await fetch(url.href, { ...init, redirect: 'manual' });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
      if (target?.origin !== url.origin) throw new UpstreamError('The API host redirects to another host.');
      url = target;
    }
    throw new UpstreamError('The API host redirects without end.');
  };
}
