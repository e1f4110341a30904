import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { each, listedPages } from '../support/sitemaps.ts';

const assets = path.resolve(import.meta.dirname, '../../dist/client/assets');
/** Addresses that no sitemap lists: every kind of section, tools, errors. */
const unlisted = ['/all-sections', '/blog?q=sim', '/cookie-settings', '/docs', '/never-written', '/da/qr'];

/** The names of the classes that a stylesheet has rules for. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));

test('every page links each stylesheet that has a rule for it', async ({ request }) => {
  test.setTimeout(300_000);
  const files = (await readdir(assets, { recursive: true })).filter((file) => file.endsWith('.css'));
  const sheets = new Map<string, Set<string>>();
  for (const file of files) sheets.set(file, classesIn(await readFile(path.join(assets, file), 'utf8')));
  expect(sheets.size).toBeGreaterThan(1);

  const faults: string[] = [];
  await each([...(await listedPages(request)).map(({ url }) => url), ...unlisted], async (url) => {
    const html = await (await request.get(url)).text();
    const linked = [...html.matchAll(/<link[^>]+href="\/assets\/([^"]+\.css)"/g)].map(
      ([, file = '']) => file,
    );
    const used = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    for (const [file, classes] of sheets) {
      // What another sheet has rules for as well is styled.
      const lost = [...used].filter(
        (name) => classes.has(name) && !linked.some((other) => sheets.get(other)?.has(name)),
      );
      if (lost.length > 0) faults.push(`${url} lacks ${file} for ${lost.join(', ')}`);
    }
  });
  expect(faults).toEqual([]);
});
