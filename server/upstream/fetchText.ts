import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from '#server/errors.ts';
import { retryDelay } from './retryDelay.ts';

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
 * GETs a text, or POSTs for one. A GET is retried once where `retryDelay` says so and on a broken connection. Throws
 * `UpstreamError` when there is no answer in time or it is larger than the limit.
 */
export async function fetchText(url: string, options: FetchTextOptions): Promise<FetchedText> {
  if (options.body !== undefined || options.isRetried === false) {
    return fetchOnce(url, options, AbortSignal.timeout(options.timeoutMs)).catch((error: unknown) => {
      throw asUpstreamError(error);
    });
  }
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const attempt = () => fetchOnce(url, options, deadline);
  let first: FetchedText | UpstreamError;
  try {
    first = await attempt();
  } catch (error) {
    first = asUpstreamError(error);
  }
  if (first instanceof UpstreamError) {
    if (deadline.aborted || first.code === 'answer_too_large') throw first;
  } else {
    const waitMs = retryDelay(first.status, first.headers.get('retry-after'));
    if (waitMs === undefined) return first;
    await pause(waitMs, undefined, { signal: deadline }).catch(() => undefined);
  }
  try {
    return await attempt();
  } catch (error) {
    throw asUpstreamError(error);
  }
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

function asUpstreamError(error: unknown): UpstreamError {
  return error instanceof UpstreamError
    ? error
    : new UpstreamError('The server did not answer.', { cause: error });
}
