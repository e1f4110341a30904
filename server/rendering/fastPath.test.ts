import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localeCookie } from '#locales/routing.ts';
import { createPlainRendering } from '#tests/support/plainRendering.ts';
import { close, listen } from '#tests/support/listen.ts';
import { createLogger } from '#server/logger.ts';
import { accessLog, createRequestLog, requestId } from '#server/middleware/accessLog.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { noIndex, securityHeaders } from '#server/middleware/securityHeaders.ts';
import { speculationRules } from '#server/middleware/speculationRules.ts';
import { validateHost } from '#server/middleware/validateHost.ts';
import { localeRedirect } from '#server/middleware/localeRedirect.ts';
import { redirect } from '#server/middleware/redirectRules.ts';
import { fastPath } from './fastPath.ts';
import { tagResponses } from '#server/content/cdn.ts';

const server = http.createServer();
let origin: string;
let log: string[];
let koaRequests: number;
let version: number;
/** Header value specific to one visitor. */
let greeting: string | undefined;
let cookie: string | undefined;
let movedPaths: Map<string, string>;
let rendering: ReturnType<typeof createPlainRendering>;

beforeEach(async () => {
  [log, koaRequests, version, greeting, cookie, movedPaths] = [[], 0, 1, undefined, undefined, new Map()];
  rendering = createPlainRendering(async (url, recordUse) => {
    recordUse(`content of ${url}`);
    return {
      status: 200,
      contentType: 'text/html;charset=utf-8',
      body: `<p>${url}, edition ${version}</p>`,
      location: undefined,
    };
  });
  const { responseCache } = rendering;
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const findRedirect = (from: string) => {
    const to = movedPaths.get(from);
    return to === undefined ? undefined : { from, to, status: 301 as const };
  };
  const app = new Koa();
  app.use((_ctx, next) => {
    koaRequests += 1;
    return next();
  });
  app.use(responseCache.capture).use(requestId()).use(accessLog(logger));
  app.use(tagResponses({ header: 'Surrogate-Key', separator: ' ' })).use(errorResponses(logger));
  app.use((ctx, next) => {
    if (greeting !== undefined) ctx.set('X-Greeting', greeting);
    if (cookie !== undefined) ctx.set('Set-Cookie', cookie);
    return next();
  });
  app
    .use(
      securityHeaders({
        frameHosts: [],
        chatSources: {},
        analyticsSources: {},
        isDevelopment: false,
        isHttps: true,
        hsts: 'max-age=31536000',
        needsInlineStyles: () => false,
      }),
    )
    .use(validateHost())
    .use(noIndex())
    .use(speculationRules({ hasApiReference: true }))
    .use(redirect(findRedirect))
    .use(localeRedirect({ isHttps: false }));
  app.use(rendering.sendCached).use(rendering.middleware);
  const listener = fastPath(app.callback(), {
    responseCache,
    findRedirect,
    countView: undefined,
    metrics: undefined,
    log: createRequestLog(logger),
  });
  server.removeAllListeners('request').on('request', listener);
  origin = await listen(server);
});
afterEach(() => close(server));

type ReceivedResponse = { status: number; headers: http.IncomingHttpHeaders; body: string };

function send(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    http
      .request(origin + path, { method, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes.toString('base64'),
            }),
          reject,
        );
      })
      .once('error', reject)
      .end();
  });
}

/** Requests a page twice: the first request renders it, the second fills the response cache. */
async function sendTwice(path: string, headers?: http.OutgoingHttpHeaders): Promise<ReceivedResponse> {
  await send(path, headers);
  return send(path, headers);
}

it('fastPath sends the same response and log line as Koa, with a new request ID', async () => {
  const koaResponse = await sendTwice('/about');
  const requestsBefore = koaRequests;
  const fastResponse = await send('/about');
  expect(koaRequests).toBe(requestsBefore);
  expect(fastResponse.body).toBe(koaResponse.body);
  expect(fastResponse.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(fastResponse.headers['x-request-id']).not.toBe(koaResponse.headers['x-request-id']);
  const withoutRequestId = ({ 'x-request-id': _id, date: _date, ...headers }: http.IncomingHttpHeaders) =>
    headers;
  expect(withoutRequestId(fastResponse.headers)).toEqual(withoutRequestId(koaResponse.headers));

  const [line, lineBefore] = log.toReversed().map((text): unknown => JSON.parse(text));
  expect(line).toEqual({
    ...Object(lineBefore),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: fastResponse.headers['x-request-id'],
    durationMs: expect.any(Number),
  });
});

it('fastPath does not replay a response with a header that may differ between visitors', async () => {
  for (const name of ['Ada', 'Bo', 'Cleo']) {
    greeting = name;
    expect((await send('/about')).headers['x-greeting']).toBe(name);
  }
});

it("fastPath does not send one visitor's cookie to another", async () => {
  for (const name of ['Ada', 'Bo', 'Cleo']) {
    cookie = `visitor=${name}`;
    expect((await send('/about')).headers['set-cookie']).toEqual([cookie]);
  }
});

it('fastPath sends the re-rendered page after a purge', async () => {
  await sendTwice('/about');
  const freshResponse = await send('/about');
  version = 2;
  rendering.purge(['content of /about']);
  const after = await send('/about');
  expect(after.headers.etag).not.toBe(freshResponse.headers.etag);
  expect((await sendTwice('/about')).headers.etag).toBe(after.headers.etag);
});

it.each([
  ['conditional requests', { 'if-none-match': '*' }, 'GET', 304],
  ['HEAD requests', {}, 'HEAD', 200],
  ['POST requests', {}, 'POST', 405],
  ['requests with an ambiguous host', { host: 'site.example,evil.example' }, 'GET', 400],
])('fastPath passes %s to Koa', async (_name, headers, method, status) => {
  await sendTwice('/about');
  await send('/about');
  const response = await send('/about', headers, method);
  expect(response.status).toBe(status);
});

it('fastPath sends Markdown only to clients that prefer it', async () => {
  const typeFor = async (accept: string) => (await sendTwice('/about', { accept })).headers['content-type'];
  expect(await typeFor('text/html,*/*;q=0.8')).toBe('text/html;charset=utf-8');
  expect(await typeFor('text/markdown, */*')).toBe('text/markdown; charset=utf-8');
  expect(await typeFor('text/html,*/*;q=0.8')).toBe('text/html;charset=utf-8');
});

it('fastPath sends each client an encoding that it accepts', async () => {
  await sendTwice('/about');
  await sendTwice('/about', { 'accept-encoding': 'br' });
  for (const encoding of ['gzip', 'br', 'identity'])
    expect((await send('/about', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
      encoding === 'identity' ? undefined : encoding,
    );
});

it('fastPath redirects from a path that has moved in the meantime', async () => {
  await sendTwice('/about');
  movedPaths.set('/about', '/company');
  expect(await send('/about')).toMatchObject({ status: 301, headers: { location: '/company' } });
});

it('fastPath sends / to English browsers, and redirects others to their language', async () => {
  await sendTwice('/');
  const requestsBefore = koaRequests;
  await send('/', { 'accept-language': 'en-GB,en;q=0.9', accept: 'text/html' });
  expect(koaRequests).toBe(requestsBefore);
  const german = { accept: 'text/html', 'accept-language': 'de' };
  expect(await send('/', german)).toMatchObject({ status: 302, headers: { location: '/de' } });
  const chosenLanguage = { accept: 'text/html', cookie: `${localeCookie.name}=da` };
  expect(await send('/', chosenLanguage)).toMatchObject({ status: 302, headers: { location: '/da' } });
});
