import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { RouteRules } from '#schema/routeRules.ts';
import { portOf } from '#tests/support/portOf.ts';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from './errorResponses.ts';
import { redirectRules } from './redirectRules.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Requests a path, unchanged, from a server that applies these rules and otherwise responds with 'page'. */
async function requestPath(rules: unknown, path: string, method = 'GET') {
  const app = new Koa();
  app.use(errorResponses(createLogger('silent')));
  app.use(redirectRules(v.parse(RouteRules, rules)));
  app.use((ctx) => void (ctx.body = 'page'));
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { request } = await import('node:http');
  return new Promise<{ status: number; location: string | undefined; caching: string; body: string }>(
    (resolve, reject) => {
      const call = request({ port: server && portOf(server), path, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            caching: response.headers['cache-control'] ?? '',
            body,
          }),
        );
      });
      call.once('error', reject).end();
    },
  );
}

const rules = [
  { from: '/da/gammel', to: '/da/ny', status: 302 },
  { from: '/old/*', to: '/new/*' },
  { from: '/tom', to: '/new?from=tom' },
  { from: '/prices', to: '/pricing#fleet' },
  { from: '/shop/*', to: 'https://shop.example/*' },
  { from: '/all/*', to: '/*' },
  { from: '/blåbær', to: '/berries' },
];

describe('redirectRules', () => {
  it.each([
    ['/da/gammel', 302, '/da/ny'],
    ['/old/a/b', 301, '/new/a/b'],
    ['/old/a?utm=1', 301, '/new/a?utm=1'],
    ['/tom?utm=1', 301, '/new?from=tom'],
    ['/prices?utm=1', 301, '/pricing?utm=1#fleet'],
    ['/shop/x', 301, 'https://shop.example/x'],
    // Markdown of pages that have moved.
    ['/da/gammel.md', 302, '/da/ny.md'],
    ['/prices.md?utm=1', 301, '/pricing.md?utm=1#fleet'],
    ['/old/a.md', 301, '/new/a.md'],
    ['/bl%c3%a5b%c3%a6r', 301, '/berries'],
  ])('redirects %s with %i to %s', async (path, status, location) => {
    const caching = 'public, max-age=0, s-maxage=3600';
    expect(await requestPath(rules, path)).toMatchObject({ status, location, caching });
    expect(await requestPath(rules, path, 'HEAD')).toMatchObject({ status, location });
  });

  it.each(['/gammel', '/old', '/Old/a', '/da/gammel/', '/tomato'])('does not redirect %s', async (path) => {
    expect(await requestPath(rules, path)).toMatchObject({ status: 200, body: 'page' });
  });

  it('does not redirect POST requests', async () => {
    expect(await requestPath(rules, '/old/a', 'POST')).toMatchObject({ status: 200 });
  });

  it('applies the first matching rule', async () => {
    const both = [
      { from: '/a/special', to: '/first' },
      { from: '/a/*', to: '/second/*' },
    ];
    expect(await requestPath(both, '/a/special')).toMatchObject({ location: '/first' });
  });

  it('never redirects to a host named in the path', async () => {
    expect(await requestPath(rules, '/all//evil.example')).toMatchObject({ location: '/evil.example' });
  });

  it.each(['/all/%5cevil.example', '/all/%2f%2fevil.example', '/all/%0d%0aSet-Cookie:a'])(
    'rejects %s',
    async (path) => {
      expect(await requestPath(rules, path)).toMatchObject({ status: 400, location: undefined });
    },
  );
});
