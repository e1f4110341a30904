import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { HttpError, UpstreamError } from '#server/errors.ts';
import { fetchWithRetry } from '#server/lib/fetchText.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';

export type Source = { bytes: Buffer; type: string };
export type FetchSource = (url: URL) => Promise<Source>;

type Options = {
  timeoutMs?: number;
  limitBytes?: number;
  /** Whether a failed request is retried; true by default. */
  isRetried?: boolean;
};

/**
 * Creates a function that fetches a file within limits of time and size. Callers must ensure with `MediaPlaces` that
 * the URL belongs to an allowed host. The function never follows redirects, which could lead to any host.
 */
export function createSourceFetcher(options: Options): FetchSource {
  const { timeoutMs = 5000, limitBytes = 20 * 1024 * 1024, isRetried = true } = options;

  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let response: IncomingMessage | undefined;
    const attempt = async () => {
      response?.destroy();
      response = await get(url, signal);
      return response;
    };
    try {
      response = await (isRetried ? fetchWithRetry(attempt, { stateOf, deadline: signal }) : attempt());
      assertUsable(response);
      return { bytes: await readBody(response, limitBytes), type: mediaType(response) };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (signal.aborted)
        throw new UpstreamError('The image host did not respond in time.', { status: 504, cause: error });
      throw new UpstreamError('The image host could not be reached.', { cause: error });
    }
  };
}

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*,application/json;q=0.9,*/*;q=0.8', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    client.get(url, { signal, headers }, resolve).on('error', reject);
  });
}

function stateOf({ statusCode = 0, headers }: IncomingMessage) {
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

function assertUsable(response: IncomingMessage): void {
  const status = response.statusCode ?? 0;
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (status === 200 && encoding === 'identity') return;
  response.destroy();
  if (status >= 400 && status < 500) throw new HttpError(404, 'not_found', 'File not found.');
  if (status >= 300 && status < 400)
    throw new UpstreamError('The image host responded with a redirect, which is not followed.');
  throw new UpstreamError(`The image host responded with ${status}.`);
}

async function readBody(response: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(response.headers['content-length'] ?? 0) > limitBytes) size = Infinity;
  else {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limitBytes) break;
    }
  }
  if (size <= limitBytes) return Buffer.concat(chunks);
  response.destroy();
  throw new HttpError(413, 'source_too_large', 'The file is too large to be served.');
}

function mediaType(response: IncomingMessage): string {
  return (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Creates a function that fetches an upload by its URL in the content. The function rejects other URLs and files larger
 * than `limitBytes`.
 */
export function createPictureFetcher(options: {
  media: MediaPlaces;
  limitBytes: number;
}): (url: string) => Promise<Buffer> {
  const fetchSource = createSourceFetcher(options);
  return async (url) => {
    const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
    return (await fetchSource(options.media.toSource(path))).bytes;
  };
}
