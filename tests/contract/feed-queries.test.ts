import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import { localeCodes } from '#locales/locales.ts';
import type { ContentData, ContentOperation } from '#schema/pageServices.ts';
import { createContentIndex } from '#server/content/contentIndex.ts';
import * as indexed from '#server/content/indexQueries.ts';
import * as feeds from '#server/seo/operations.ts';
import * as cards from '#server/media/cardQueries.ts';
import { sitemapEntries } from '#server/seo/sitemapEntries.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/content.graphql', import.meta.url), 'utf8'));

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
  // The first request waits for the articles and the dimensions of every image.
  await sitemapEntries('en', { index, hasApiReference: true });
}, 60_000);
afterAll(() => cms.stop());

/** Fetches content from the embedded backend, with the site's URLs in place of the backend's. */
async function fetchContent({ name, text }: ContentOperation, variables: object): Promise<ContentData> {
  const url = new URL(`${cms.url}/graphql`);
  url.searchParams.set('query', text ?? '');
  url.searchParams.set('operationName', name);
  url.searchParams.set('variables', JSON.stringify(variables));
  const { data, errors } = JSON.parse((await (await fetch(url)).text()).replaceAll(cms.url, ''));
  if (errors) throw new Error(JSON.stringify(errors));
  return JSON.parse(
    JSON.stringify(data)
      .replace(/"(uri|canonical)":"(\/[^"]*?)\/?"/g, '"$1":"$2"')
      .replace(/":""/g, '":"/"'),
  );
}

const index = createContentIndex({
  fetchContent,
  fetchAvailable: fetchContent,
  freshSeconds: 60,
  limitBytes: 1024 * 1024,
});

it('each operation of the content index, feeds and cards conforms to the content contract', () => {
  const operations = [indexed, feeds, cards].flatMap((file) => Object.values(file));
  expect(operations.map(({ name }) => name)).toHaveLength(4);
  for (const { name, text } of operations) {
    expect({ name, faults: validate(schema, parse(text ?? '')).map(String) }).toEqual({ name, faults: [] });
    expect(text).toContain(`query ${name}(`);
  }
});

describe.each(localeCodes)('the sitemap in %s', (locale) => {
  it('contains pages, articles and categories', async () => {
    const paths = (await sitemapEntries(locale, { index, hasApiReference: true })).map(({ path }) => path);
    const prefix = locale === 'en' ? '' : `/${locale}`;

    expect(paths.filter((path) => path.startsWith(`${prefix}/blog/category/`)).length).toBeGreaterThanOrEqual(
      4,
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`))).toBe(
      true,
    );
  });
});

it('sitemaps of all languages link to each other mutually', async () => {
  const entries = (
    await Promise.all(localeCodes.map((locale) => sitemapEntries(locale, { index, hasApiReference: true })))
  ).flat();
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const unreciprocated = entries.flatMap(({ path, alternates }) =>
    alternates
      .filter((alternate) => !byPath.get(alternate.path)?.alternates.some((back) => back.path === path))
      .map((alternate) => `${path} → ${alternate.path}`),
  );
  expect(unreciprocated).toEqual([]);
});
