import { UpstreamError } from '#server/errors.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type FetchTextOptions = {
  headers?: Record<string, string>;
  /** Makes it a POST, which is never retried. */
  body?: string;
  /** False makes one attempt of it. */
  isRetried?: boolean;
  timeoutMs: number;
  limitBytes: number;
  fetch?: Fetch;
};

export type FetchedText = { status: number; headers: Headers; text: string };

/**
 * GETs a text, or POSTs for one. A GET is retried once where `fetchWithRetry` says so. Throws
 * `UpstreamError` when there is no answer in time or it is larger than the limit.
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
      : new UpstreamError('The server did not answer.', { cause: error });
  }
}

function stateOf({ status, headers }: FetchedText) {
  return { status, retryAfter: headers.get('retry-after') };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === 'answer_too_large';
}

async function fetchOnce(url: string, options: FetchTextOptions, signal: AbortSignal): Promise<FetchedText> {
  const send = options.fetch ?? fetch;
  const response = await send(url, {
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

/** Counts bytes after decompression, so that a small answer cannot unpack into a large one. */
async function readLimited(response: Response, limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes)
      throw new UpstreamError(`The answer is larger than ${limitBytes} bytes.`, {
        code: 'answer_too_large',
        isOutage: false,
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
