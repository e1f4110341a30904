import { randomUUID } from 'node:crypto';
import type { RequestListener, IncomingMessage } from 'node:http';
import type { Services } from '#server/services/Services.ts';
import { servesDefaultLocale } from '#server/middleware/localeRedirect.ts';
import { hasValidHost } from '#server/middleware/validateHost.ts';
import type { RequestLog } from '#server/middleware/accessLog.ts';

type FastPathDeps = Pick<Services, 'responseCache' | 'findRedirect' | 'countView' | 'metrics'> & {
  log: RequestLog;
};

/**
 * Creates a listener that sends cached responses and passes all other requests to `next`. It repeats the checks in
 * `app.ts` whose result can differ for the same URL: host, redirects, and the language of `/`.
 */
export function fastPath(
  next: RequestListener,
  { responseCache, findRedirect, countView, metrics, log }: FastPathDeps,
): RequestListener {
  if (responseCache === undefined) return next;

  const canServe = (request: IncomingMessage): boolean => {
    const { url = '' } = request;
    if (url === '/' && !servesDefaultLocale(request)) return false;
    return hasValidHost(request) && findRedirect(pathOf(url)) === undefined;
  };

  return (request, response) => {
    const startedAt = performance.now();
    const cached = responseCache.find(request);
    if (cached === undefined || !canServe(request)) return next(request, response);
    const requestId = randomUUID();
    response.writeHead(200, [...cached.headers, 'X-Request-Id', requestId]);
    response.end(cached.bytes);
    const durationMs = performance.now() - startedAt;
    log({ requestId, path: cached.loggedPath, durationMs });
    countView?.(pathOf(request.url ?? ''), request.headers);
    metrics?.countHit(durationMs);
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
