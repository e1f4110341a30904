import * as v from 'valibot';

/** Sends a request to WordPress. */
export type Request = (url: string | URL, options?: RequestInit) => Promise<Response>;

/** Returns a function that sends requests as the user to whom WordPress gave the nonce. */
export function createRequest(nonce: string): Request {
  return (url, options) =>
    fetch(url, { ...options, headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce } });
}

/** Returns a response's JSON. `undefined` if there is no response, or another one than expected. */
export async function readJson<S extends v.GenericSchema>(
  response: Response | undefined,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const json: unknown = await response?.json().catch(() => undefined);
  const result = v.safeParse(schema, json);
  return result.success ? result.output : undefined;
}
