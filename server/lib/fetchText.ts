import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from '#server/errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type FetchTextOptions = {
  headers?: Record<string, string>;
  /** Body, which makes the request a POST. A POST is never retried. */
  body?: string;
  /** Whether a GET is retried. Default: true. */
  isRetried?: boolean;
  timeoutMs: number;
  limitBytes: number;
  fetch?: Fetch;
};

export type FetchedText = { status: number; headers: Headers; text: string };

/**
 * Sends a GET, or a POST if there is a body, and returns the response text. GETs are retried as in `fetchWithRetry`.
 * Throws `UpstreamError` if the response is late or larger than the limit.
 */
export async function fetchText(url: string, options: FetchTextOptions): Promise<FetchedText> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const attempt = () => fetchOnce(url, options, deadline);
  const isRetried = options.body === undefined && options.isRetried !== false;
  try {
    return isRetried
      ? await fetchWithRetry(attempt, { stateOf, isFinal: isTooLarge, deadline })
      : await attempt();
  } catch (error) {
    throw error instanceof UpstreamError
      ? error
      : new UpstreamError('The server did not respond.', { cause: error });
  }
}

function stateOf({ status, headers }: FetchedText) {
  return { status, retryAfter: headers.get('retry-after') };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'answer_too_large';
}

async function fetchOnce(url: string, options: FetchTextOptions, signal: AbortSignal): Promise<FetchedText> {
  const fetchUrl = options.fetch ?? fetch;
  const response = await fetchUrl(url, {
    ...(options.headers && { headers: options.headers }),
    ...(options.body !== undefined && { method: 'POST', body: options.body }),
    redirect: 'error',
    signal,
  });
  return {
    status: response.status,
    headers: response.headers,
    text: await readLimited(response, options.limitBytes),
  };
}

/** Reads a response. Limits the size after decompression, because a small response can decompress into a large one. */
async function readLimited(response: Response, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes)
      throw new UpstreamError(`The response is larger than ${limitBytes} bytes.`, {
        code: 'answer_too_large',
        isOutage: false,
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const maxRetryAfterMs = 2_000;

type Retry<Response> = {
  /** Returns the status and the `Retry-After` header of a response. */
  stateOf: (response: Response) => { status: number; retryAfter: string | null | undefined };
  /** Returns whether a retry would fail the same way. Broken connections are retried. */
  isFinal?: (error: unknown) => boolean;
  /** Aborts the pause. `attempt` must observe it too. */
  deadline: AbortSignal;
};

/**
 * Makes a GET and retries it once after a broken connection or a temporary status, respecting `Retry-After`. Does not
 * retry if the server asks for more than two seconds, because a visitor is waiting.
 */
export async function fetchWithRetry<Response>(
  attempt: () => Promise<Response>,
  { stateOf, isFinal = () => false, deadline }: Retry<Response>,
): Promise<Response> {
  try {
    const first = await attempt();
    const waitMs = retryDelay(stateOf(first));
    if (waitMs === undefined) return first;
    await pause(waitMs, undefined, { signal: deadline }).catch(() => undefined);
  } catch (error) {
    if (deadline.aborted || isFinal(error)) throw error;
  }
  return attempt();
}

/** Returns the delay before the retry in milliseconds; `undefined` if there must be no retry. */
function retryDelay({ status, retryAfter }: ReturnType<Retry<unknown>['stateOf']>): number | undefined {
  if (!retriedStatuses.has(status)) return undefined;
  const waitMs = retryAfterMs(retryAfter ?? undefined);
  return waitMs > maxRetryAfterMs ? undefined : waitMs;
}

/** Converts `Retry-After` (seconds or date) to milliseconds from now; 0 if it is neither. */
function retryAfterMs(value: string | undefined): number {
  if (value === undefined) return 0;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
