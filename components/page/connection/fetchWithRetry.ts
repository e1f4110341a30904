const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Sends a GET request to our server. Retries once for the statuses in specification 7. Rejects as `fetch` does. */
export async function fetchWithRetry(
  path: string,
  init: Omit<RequestInit, 'method' | 'body'>,
): Promise<Response> {
  const first = await fetch(path, init);
  return retriedStatuses.has(first.status) ? fetch(path, init) : first;
}
