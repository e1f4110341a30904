import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fieldGroups } from '#wordpress/model/model.ts';
import { refusedCookies } from '../tests/support/consent.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

/*
 * npm run wordpress:pictures -- [Kind …] [http://localhost:3000]: takes a picture of each kind of section, or of those named,
 * in the company's look, from
 * the catalogue of a running site (`npm run dev`, or `CATALOGUE=true npm start`). Editors choose sections by them
 * (`sectionPicker.js` of the plugin).
 */
const folder = path.resolve(import.meta.dirname, '../brand/section-pictures');
const given = process.argv.slice(2);
const site = given.find((each) => each.includes('://')) ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
const wanted = given.filter((each) => !each.includes('://'));
/** In CSS pixels: what stands below is cut off. */
const taken = { width: 1280, height: 800 };
const picture = { width: 480, height: 300 };
/** As many are loaded at once as there are kinds. */
const mostBytes = 12_000;
const kinds = fieldGroups.flatMap((group) => group.kinds);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({
    baseURL: site,
    viewport: taken,
    reducedMotion: 'reduce',
    storageState: { cookies: [refusedCookies], origins: [] },
  });
  const answer = await page.goto('/__catalogue', { waitUntil: 'networkidle' }).catch(() => null);
  if (!answer?.ok()) {
    throw new Error(
      `No catalogue at ${site}: start the site with npm run dev, or name its address behind --.`,
    );
  }
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const all = links.flatMap((link) => /\/sections\/(\w+)\/full$/.exec(link)?.[1] ?? []);
  const unknown = wanted.find((kind) => !all.includes(kind));
  if (unknown !== undefined) throw new Error(`The catalogue at ${site} has no section kind ${unknown}.`);
  const named = wanted.length === 0 ? all : wanted;
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const kind of named) await writeFile(path.join(folder, `${kind}.webp`), await take(page, kind));
  process.stdout.write(`${named.length} pictures in brand/section-pictures/\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await browser.close();
}

async function take(page: Page, kind: string): Promise<Buffer> {
  await page.goto(`/__catalogue/sections/${kind}/full`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const label = kinds.find(({ name }) => name === kind)?.label.en ?? kind;
  await page.evaluate(
    ([from, to]) => {
      for (const heading of document.querySelectorAll('h1, h2'))
        if (heading.textContent.trim() === from) heading.textContent = to;
    },
    // The samples' titles name the code.
    [`${kind}, in full`, label] as const,
  );
  const box = await page.locator('main').boundingBox();
  const clip = { x: 0, y: box?.y ?? 0, width: taken.width, height: Math.min(box?.height ?? 0, taken.height) };
  const drawn = sharp(await page.screenshot({ clip, fullPage: true })).resize({
    ...{ ...picture, fit: 'contain', background: 'white' },
  });
  for (let quality = 60; ; quality -= 5) {
    const file = await drawn.webp({ quality }).toBuffer();
    if (file.length <= mostBytes || quality <= 20) return file;
  }
}
