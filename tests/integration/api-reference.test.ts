import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtInContent } from '#server/content/siteContentService.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await cms.stop();
});

async function start(env: Record<string, string>) {
  const site = await startBareSite(cms.url, env);
  stops.push(site.stop);
  const textOf = async (address: string) => (await site.get(address)).text();
  return {
    ...site,
    textOf,
    sitemaps: () => Promise.all(['en', 'da'].map((locale) => textOf(`/sitemap-${locale}.xml`))),
  };
}

it('a site with its own content has no API reference and no trace of it', async () => {
  const { get, textOf, sitemaps } = await start({});
  expect((await get('/api/docs-json')).status).toBe(404);
  for (const sitemap of await sitemaps()) expect(sitemap).not.toContain('/docs<');
  expect(await textOf('/speculation-rules.json')).not.toContain('/docs');
});

it('the built-in menu links to the API reference only if there is one', () => {
  const linksOf = (hasApiReference: boolean) =>
    builtInContent('da', { hasApiReference }).menu.main_navigation.map(({ link }) => link?.url);
  expect(linksOf(false)).toEqual(['/da', '/da/blog']);
  expect(linksOf(true)).toEqual(['/da', '/da/blog', '/da/docs']);
});

it("a site shows the demo company's API if configured to", async () => {
  const { sitemaps, textOf } = await start({ DOCS_API_ORIGIN: 'demonstration' });
  for (const sitemap of await sitemaps()) expect(sitemap).toMatch(/\/docs</);
  expect(await textOf('/speculation-rules.json')).toContain('/docs*');
});
