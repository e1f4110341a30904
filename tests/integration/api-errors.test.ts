import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

const ApiError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

/** Addresses that the site does not have, including likely misspellings by clients. */
const unknownPaths = [
  '/api',
  '/api/',
  '/api/anything-else',
  '/api/newsletter/anything-else',
  '/api/enquiries/1?x=1',
  '/api//enquiries',
  '/api/enquiries.php',
  '/api/.env',
  '/api/@vite/client',
  '/API/nothing',
  '/api/nothing.pageContext.json',
  '/api/%C3%A6',
  '/api/%',
  '/api/%00',
  '/api/a%2fb',
  '/wp-json/',
  '/wp-json/wp/v2/posts',
  '/wp-json/skerry/v1/nothing',
];

const knownRoutes: [method: string, address: string, allowed: string][] = [
  ['GET', '/api/enquiries', 'POST'],
  ['PUT', '/api/newsletter', 'POST'],
  ['DELETE', '/api/newsletter/confirm', 'POST'],
  ['OPTIONS', '/api/enquiries', 'POST'],
  ['GET', '/api/owner/enquiries', 'POST'],
  ['GET', '/api/revalidate', 'POST'],
  ['PATCH', '/api/page-check', 'POST'],
  ['GET', '/api/client-errors', 'POST'],
  ['GET', '/api/csp-reports', 'POST'],
  ['GET', '/api/bounces/postmark', 'POST'],
  ['POST', '/api/search', 'HEAD, GET'],
  ['POST', '/api/form-challenge', 'HEAD, GET'],
];

describe('API addresses', () => {
  let cms: WatchedCms;
  let site: Awaited<ReturnType<typeof startBareSite>>;

  beforeAll(async () => {
    cms = await startWatchedCms();
    site = await startBareSite(cms.url, {
      REVALIDATE_SECRET: 'p'.repeat(32),
      OWNER_SECRET: 'o'.repeat(32),
      NEWSLETTER_POSTMARK_SECRET: 's'.repeat(32),
      FORM_CHALLENGE: 'on',
      FORM_CONTACT: 'hello@kystlink.example',
    });
  });
  afterAll(async () => {
    await site.stop();
    await cms.stop();
  });

  /** Requests a path without normalising it, as `fetch` would. */
  async function call(method: string, path: string, headers: Record<string, string> = {}, body = '') {
    const { port } = new URL(site.origin);
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined;
      headers: NodeJS.Dict<string | string[]>;
      body: string;
    }>();
    request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      text(response).then(
        (content) => resolve({ status: response.statusCode, headers: response.headers, body: content }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
    const response = await promise;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { ...response, body: isJson ? (JSON.parse(response.body) as unknown) : response.body };
  }

  it.each(unknownPaths)('%s responds with 404 or 400 in JSON', async (address) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const { status, headers, body } = await call(method, address, { accept: 'text/html' });
      expect([400, 404], method).toContain(status);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(v.is(ApiError, body), JSON.stringify(body)).toBe(true);
    }
  });

  it.each(knownRoutes)(
    '%s %s responds with 405 in JSON and lists the allowed methods',
    async (method, address, allowedMethods) => {
      const { status, headers, body } = await call(method, address);
      expect(status).toBe(405);
      expect(headers).toMatchObject({
        allow: allowedMethods,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(body).toMatchObject({ error: { code: 'method_not_allowed' } });
    },
  );

  it('report every error in uncached JSON', async () => {
    const posts = [
      ...knownRoutes.map(([, address]) => address),
      '/api/newsletter/unsubscribe',
      '/api/page-places',
    ];
    const kinds = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/csp-report',
    ];
    for (const address of posts)
      for (const type of kinds) {
        const { status, headers } = await call('POST', address, { 'content-type': type }, '{');
        // Form posts are redirected to a page instead.
        if (Number(status) < 400) continue;
        expect([address, type, headers]).toMatchObject([
          address,
          type,
          { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        ]);
      }
  });

  it('respond to an invalid host with 400 in JSON', async () => {
    const { status, body } = await call('GET', '/api/search?q=x', { host: 'evil.example/x' });
    expect(status).toBe(400);
    expect(v.is(ApiError, body)).toBe(true);
  });
});
