import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { refusedCookies } from '../tests/support/consent.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import {
  acceptScreenshots,
  compareScreenshots,
  screenshotFolders,
} from './screenshots/compareScreenshots.ts';

/** A phone and a desk. */
const widths = [390, 1440];

const folders = screenshotFolders(path.resolve(import.meta.dirname, '../.cache/screenshots'));
const folder = folders.taken;
const [, , first, only = ''] = process.argv;
const site = first ?? 'http://localhost:3000';

if (first === '--accept') {
  process.stdout.write(`${await acceptScreenshots(folders)} pictures accepted\n`);
  process.exit();
}

// Photographs every entry of the catalogue of a running site, for a person to look at: a picture for each width, and
// what changed since `--accept` beside what it was. Part of an address behind the site's leaves the others out.
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({
    baseURL: site,
    reducedMotion: 'reduce',
    storageState: { cookies: [refusedCookies], origins: [] },
  });
  const entries = (await catalogueOf(page)).filter((entry) => entry.includes(only));
  await mkdir(folder, { recursive: true });
  for (const entry of entries) {
    for (const width of widths) await take(page, entry, width);
    process.stdout.write(`${entry}\n`);
  }
  process.stdout.write(`${entries.length * widths.length} pictures in .cache/screenshots/taken\n`);
  const changed = await compareScreenshots(folders);
  for (const name of changed) process.stdout.write(`changed: .cache/screenshots/compared/${name}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await browser.close();
}

async function catalogueOf(page: Page): Promise<string[]> {
  const answer = await page.goto('/__catalogue').catch(() => null);
  if (!answer?.ok()) {
    throw new Error(
      `No catalogue at ${site}: start the site with npm run dev, or name its address behind --.`,
    );
  }
  return page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function take(page: Page, entry: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(entry);
  // Pictures that load late would be missing from a screenshot of the whole page.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  const name = entry.replace('/__catalogue/', '').replaceAll('/', '-');
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
}
