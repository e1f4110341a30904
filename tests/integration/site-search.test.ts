import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { startCms } from '#cms/server.ts';
import { SearchAnswer } from '#schema/search.ts';
import { sign } from '#server/lib/signature.ts';
import { createLogger } from '#server/logger.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startEditedCms } from '#tests/support/editedCms.ts';

const secret = 'a secret of at least thirty-two characters';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function startSite(contentUrl: string) {
  const lines: string[] = [];
  const site = await startBareSite(
    contentUrl,
    { REVALIDATE_SECRET: secret, CONTENT_FRESH_SECONDS: '3600' },
    createLogger('warn', { write: (line: string) => void lines.push(line) }),
  );
  stops.push(site.stop);
  let calls = 0;
  return {
    get: site.get,
    log: () => lines.join(''),
    async search(lang: string, q: string) {
      const address = `/api/search?${new URLSearchParams({ lang, q }).toString()}`;
      let response = await site.get(address);
      // Retries, because the first search in a language waits for its index only for a limited time.
      await expect
        .poll(async () => (response.status === 503 ? (response = await site.get(address)).status : 200), {
          timeout: 20_000,
          interval: 500,
        })
        .toBe(200);
      return { found: v.parse(SearchAnswer, await response.json()) };
    },
    async purge(change: object) {
      const body = JSON.stringify(change);
      // Signs each request with a different time in seconds, because the site accepts a signature only once.
      const seconds = Math.floor(Date.now() / 1000) - calls++;
      const headers = { 'content-type': 'application/json', 'x-signature': sign(secret, seconds, body) };
      const response = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
      expect(response.status).toBe(200);
    },
  };
}

const paths = ({ found }: { found: SearchAnswer }) => found.results.map(({ path }) => path.split('#')[0]);

describe('site search', { timeout: 60_000 }, () => {
  it('finds pages, articles and products of each language by other word forms', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);

    expect(paths(await site.search('en', 'causes code')).slice(0, 5)).toContain('/blog/nine-cause-codes');
    const danish = await site.search('da', 'priserne');
    expect(danish.found.results.every(({ path }) => path.startsWith('/da'))).toBe(true);
    expect(danish.found.count).toBeGreaterThan(0);
    const german = await site.search('de', 'Pumpen');
    expect(german.found.results.some(({ kind }) => kind === 'article')).toBe(true);
    const kinds = (await site.search('en', 'sim')).found.results.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['page', 'article', 'product']));
  });

  it('lists the Markdown of pages and articles in /llms.txt', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);
    await site.search('en', 'sim');
    await site.search('da', 'sim');
    await site.search('de', 'sim');

    const list = await site.get('/llms.txt');
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await list.text();
    const secondResponse = await site.get('/llms.txt');
    expect(secondResponse.headers.get('cache-status')).toContain('hit');
    expect(await secondResponse.text()).toBe(text);
    expect(text).toMatch(/^## English$[^]*^## Dansk$[^]*^## Deutsch$/m);
    const paths = [...text.matchAll(/^- \[[^\n]*?\]\(https?:\/\/[^/]+(\/[^)]*)\)/gm)].map(
      ([, path = '']) => path,
    );
    expect(paths).toContain('/index.md');
    expect(paths).toContain('/da/blog/aarsag-15-ved-hoejvande.md');
    expect(paths.filter((path) => /partner-prices|hostile/.test(path))).toEqual([]);
  });

  it('finds a changed article by its new text after a purge', async () => {
    const cms = await startEditedCms();
    stops.push(cms.stop);
    // Canonical URLs contain the origin of the backend behind the proxy. Replaces it by the proxy's.
    const canonicals = await fetch(`${cms.url}/graphql?query={posts(first:1){nodes{seo{canonical}}}}`);
    cms.edit(/http:\/\/[\d.:]+/.exec(await canonicals.text())?.[0] ?? '', cms.url);
    const site = await startSite(cms.url);
    const resultsBefore = await site.search('en', 'nine cause codes');
    expect(paths(resultsBefore)[0]).toBe('/blog/nine-cause-codes');
    expect((await site.search('en', 'quokka')).found.count).toBe(0);

    cms.edit('read aloud', 'read to a quokka');
    await site.purge({ types: ['post', 'page'], locales: ['en'] });

    await expect
      .poll(async () => paths(await site.search('en', 'quokka')), { timeout: 20_000, interval: 500 })
      .toContain('/blog/nine-cause-codes');
  });

  it('continues to use its existing index while the backend is down', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);
    const resultsBefore = await site.search('en', 'roaming');

    cms.setFault('refuse');
    await site.purge({ everything: true });

    await expect.poll(() => site.log(), { timeout: 10_000 }).toContain('search index could not be updated');
    expect((await site.search('en', 'roaming')).found).toEqual(resultsBefore.found);
  });

  it('responds with 503 and Retry-After while there is no index', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);
    cms.setFault('refuse');

    const response = await site.get('/api/search?lang=da&q=sim');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('accepts any input as a query, and does not let caches store the response', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);
    for (const query of [
      'q=%22',
      'q=NEAR(a%20b)',
      'q=title%3A*',
      'q=%00',
      'q=%FF%FE',
      'q=a&q=b',
      'q[]=a',
      `q=${'a'.repeat(10_000)}`,
      'q=<script>alert(1)</script>',
      '',
    ]) {
      const response = await site.get(`/api/search?lang=en&${query}`);
      expect([200, 400, 414], query).toContain(response.status);
      expect(response.headers.get('cache-control'), query).toBe('no-store');
      if (response.status === 200) expect(v.is(SearchAnswer, await response.json()), query).toBe(true);
    }
    expect((await site.get('/api/search?lang=fr&q=a')).status).toBe(400);
    expect((await site.get('/api/search?lang=en&lang=da&q=a')).status).toBe(400);
  });

  it('allows one visitor 120 searches a minute', async () => {
    const cms = await startCms();
    stops.push(cms.stop);
    const site = await startSite(cms.url);
    const statuses: number[] = [];
    for (let time = 0; time < 122; time += 1)
      statuses.push((await site.get('/api/search?lang=en&q=')).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(120)).toEqual([429, 429]);
    // The limit also applies to the search page, which is then not rendered.
    const page = await site.get('/da/search?q=buoy');
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toMatch(/<html lang="da">.*Prøv igen om et minut/);
    const rejectedResponse = await site.get('/api/search?lang=de&q=');
    expect(await rejectedResponse.json()).toMatchObject({
      error: { message: expect.stringContaining('in einer Minute') },
    });
  });
});
