import { createServer } from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import { changesPath } from '#locales/paths.ts';
import { createContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { listen } from '#tests/support/listen.ts';
import { signToken } from './previewTokens.ts';
import { changesHeader, readChangesToken, showSharedChanges } from './sharedChanges.ts';

const secret = 'a secret of at least thirty-two characters';
const name = '0123456789abcdef'.repeat(2);
const nowSeconds = 1_700_000_000;
const now = nowSeconds * 1000;
const day = 24 * 60 * 60;
const tokenFor = (payload: object) => signToken(secret, 'changes', payload);
const token = tokenFor({ name, expires: nowSeconds + 60 });

describe('readChangesToken', () => {
  it.each([
    ['one second before it expires', 1, true],
    ['when it expires', 0, false],
    ['thirty days ahead', 30 * day, true],
    ['more than thirty days ahead', 30 * day + 1, false],
  ])('checks the expiry: %s', (_, seconds, isValid) => {
    const expires = nowSeconds + seconds;
    expect(readChangesToken(secret, tokenFor({ name, expires }), now)).toEqual(
      isValid ? { name, expires } : undefined,
    );
  });

  it.each([
    [
      'a signature by another secret',
      signToken('x'.repeat(32), 'changes', { name, expires: nowSeconds + 1 }),
    ],
    ['another purpose', signToken(secret, 'preview', { name, expires: nowSeconds + 1 })],
    ['a longer name', tokenFor({ name: `${name}0`, expires: nowSeconds + 1 })],
    ['a name with other letters', tokenFor({ name: `g${name.slice(1)}`, expires: nowSeconds + 1 })],
    ['a fraction of a second', tokenFor({ name, expires: nowSeconds + 0.5 })],
    ['an empty text', ''],
  ])('rejects a token with %s', (_, invalidToken) => {
    expect(readChangesToken(secret, invalidToken, now)).toBeUndefined();
  });
});

it('changesHeader contains the name of the changes and the time in seconds', () => {
  expect(changesHeader(secret, name, now + 999)).toMatch(
    new RegExp(`^${name}\\.${nowSeconds}\\.[0-9a-f]{64}$`),
  );
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Site that shows URL and changes of each request, with a WordPress that gives one response. */
async function startSite(answer: unknown, { status = 200, isOn = true } = {}) {
  const requests: { url: string; body: unknown; headers: Headers }[] = [];
  const app = new Koa();
  app.silent = true;
  app.use(
    showSharedChanges({
      secret: isOn ? secret : undefined,
      restUrl: 'https://cms.example',
      namespace: 'ns',
      timeoutMs: 1_000,
      gate: createContentApiGuard({
        concurrency: 1,
        probeEveryMs: 1,
        logger: createLogger('silent'),
        onRecovered: () => {},
      }),
      now: () => now,
      async fetch(url, init) {
        requests.push({ url: String(url), body: init?.body, headers: new Headers(init?.headers) });
        return new Response(JSON.stringify(answer), { status });
      },
    }),
  );
  app.use((ctx) => {
    ctx.set({ ETag: '"a"', 'Cache-Control': 'public' });
    if (ctx.path === '/moved') return ctx.redirect('/new');
    if (ctx.path === '/away') return ctx.redirect('https://x.example/');
    ctx.body = { url: ctx.url, changes: ctx.state.sharedChanges };
  });
  const server = createServer(app.callback());
  const origin = await listen(server);
  stops.push(() => server.close());
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { cookie: `__Host-changes=${token}` },
      ...init,
    });
  return { get, requests };
}

const pages = [
  { title: 'Draft', path: null },
  { title: 'Prices', path: '/pricing' },
];
const answer = { holds: true, until: nowSeconds + 30, pages, timeZone: 'UTC' };
const explanation = '/preview/page?secret=changes';

describe('showSharedChanges', () => {
  it('shows a page with the changes, which no cache may store', async () => {
    const { get, requests } = await startSite(answer);
    const response = await get(`${changesPath}/about?a=b`);
    expect(await response.json()).toEqual({
      url: '/about?a=b',
      changes: { name, until: nowSeconds + 30, pages, timeZone: 'UTC' },
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('etag')).toBeNull();
    const [request] = requests;
    const body = JSON.stringify({ name });
    expect(request).toMatchObject({ url: 'https://cms.example/wp-json/ns/v1/shared-changes', body });
    expect(request?.headers.get('x-signature')).toBe(sign(secret, nowSeconds, body));
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('limits the preview to the lifetime of the link, even if the changes exist longer', async () => {
    const { get } = await startSite({ ...answer, until: nowSeconds + 1000 });
    expect((await (await get(changesPath)).json()).changes.until).toBe(nowSeconds + 60);
  });

  it('ignores other paths', async () => {
    const { get } = await startSite(answer);
    expect((await (await get(changesPath)).json()).url).toBe('/');
    expect(await (await get(`${changesPath}x`)).json()).toEqual({ url: `${changesPath}x` });
  });

  it('exchanges a link for a cookie and redirects to the first changed page', async () => {
    const { get } = await startSite(answer);
    const response = await get(`${changesPath}?token=${token}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, `${changesPath}/pricing`]);
    expect(response.headers.get('set-cookie')).toContain(`__Host-changes=${token}; Path=/; Max-Age=60;`);
  });

  it.each([
    ['no page has a URL', { ...answer, pages: [{ title: 'Draft', path: null }] }, 200],
    ['the first page is the home page', { ...answer, pages: [{ title: 'Home', path: '/' }] }, 200],
    ['WordPress does not respond', {}, 503],
  ])('redirects to the home page if %s', async (_, wordPressAnswer, status) => {
    const { get } = await startSite(wordPressAnswer, { status });
    expect((await get(`${changesPath}?token=${token}`)).headers.get('location')).toBe(changesPath);
  });

  it('removes the cookie for an invalid link and on exit', async () => {
    const { get } = await startSite(answer);
    for (const [path, location] of [
      [`${changesPath}?token=x`, changesPath],
      [`${changesPath}/exit`, '/'],
    ] as const) {
      const response = await get(path);
      expect(response.headers.get('location')).toBe(location);
      expect(response.headers.get('set-cookie')).toContain('__Host-changes=; Path=/; Max-Age=0;');
    }
  });

  it.each([
    ['the changes have ended', { holds: false }, 200],
    ['they end now', { ...answer, until: nowSeconds }, 200],
    ['WordPress rejects the request', answer, 403],
    ['the response has an unexpected format', { holds: true }, 200],
  ])('explains that there is no preview if %s', async (_, wordPressAnswer, status) => {
    const { get } = await startSite(wordPressAnswer, { status });
    expect(await (await get(changesPath)).json()).toEqual({ url: explanation });
  });

  it('explains it without a cookie or a secret, in the language of the path', async () => {
    const { get, requests } = await startSite(answer);
    expect(await (await get(`${changesPath}/da/om`, { headers: {} })).json()).toEqual({
      url: `/da${explanation}`,
    });
    const site = await startSite(answer, { isOn: false });
    expect(await (await site.get(changesPath)).json()).toEqual({ url: explanation });
    expect([...requests, ...site.requests]).toEqual([]);
  });

  it('responds with an error if WordPress fails, and to other methods', async () => {
    const { get } = await startSite(answer, { status: 500 });
    expect((await get(changesPath)).status).toBe(503);
    expect((await get(changesPath, { method: 'POST' })).status).toBe(405);
    expect((await get(changesPath, { method: 'HEAD' })).status).toBe(503);
  });

  it.each([
    [`${changesPath}/moved`, `${changesPath}/new`],
    [`${changesPath}/away`, 'https://x.example/'],
    [`${changesPath}/docs`, '/docs'],
    [`${changesPath}/newsletter/confirm`, '/newsletter/confirm'],
  ])('redirects %s to %s', async (path, location) => {
    const { get } = await startSite(answer);
    expect((await get(path)).headers.get('location')).toBe(location);
  });

  it('shows the search with the changes', async () => {
    const { get } = await startSite(answer);
    expect((await (await get(`${changesPath}/search?q=a`)).json()).url).toBe('/search?q=a');
  });
});
