import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { refusedCookies } from '../tests/support/consent.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { acceptScreenshots, compareScreenshots, screenshotFolders } from './compareScreenshots.ts';

/** One picture to take: an address as somebody looks at it. */
export type View = {
  /** Of the file, without its ending. */
  name: string;
  address: string;
  /** In CSS pixels. */
  width: number;
  media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
};

/** A phone and a desk. */
const widths = [390, 1440];

/** What stands on paper, and what an eye without our colours has to find. */
const pages = {
  home: '/',
  pricing: '/pricing',
  article: '/blog/cause-15-at-high-water',
  preise: '/de/preise',
};

/** Other ways to look: printed on A4, in the visitor's own colours, at night, and at 400 % of a small desk's screen. */
const ways: Record<string, Omit<View, 'name' | 'address'>> = {
  printed: { width: 794, media: { media: 'print' } },
  'forced-colours': { width: 1440, media: { forcedColors: 'active', colorScheme: 'dark' } },
  dark: { width: 1440, media: { colorScheme: 'dark' } },
  zoomed: { width: 320 },
};

/** The pictures of a catalogue entry, whose longest words are those of German. */
function viewsOf(entry: string): View[] {
  const address = entry.endsWith('/longest') ? `/de${entry}` : entry;
  const name = entry.replace('/__catalogue/', '').replaceAll('/', '-');
  return widths.map((width) => ({ name: `${name}-${width}`, address, width }));
}

const otherViews: readonly View[] = Object.entries(pages).flatMap(([page, address]) =>
  Object.entries(ways).map(([way, view]) => ({ name: `${page}-${way}`, address, ...view })),
);

const folders = screenshotFolders(path.resolve(import.meta.dirname, '../.cache/screenshots'));
const folder = folders.taken;
const [, , first, only = ''] = process.argv;
const site = first ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

if (first === '--accept') {
  process.stdout.write(`${await acceptScreenshots(folders)} pictures accepted\n`);
  process.exit();
}

// Photographs every entry of the catalogue of a running site, and a few pages in other ways to look, for a person to look
// at; and what changed since `--accept` beside what it was. Part of an address behind the site's leaves the others out.
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({
    baseURL: site,
    storageState: { cookies: [refusedCookies], origins: [] },
  });
  const views = [...(await catalogueOf(page)).flatMap(viewsOf), ...otherViews];
  const wanted = views.filter(({ address }) => address.includes(only));
  await mkdir(folder, { recursive: true });
  for (const view of wanted) await take(page, view);
  process.stdout.write(`${wanted.length} pictures in .cache/screenshots/taken\n`);
  const changed = await compareScreenshots(folders);
  for (const name of changed) process.stdout.write(`changed: .cache/screenshots/compared/${name}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await browser.close();
}

async function catalogueOf(page: Page): Promise<string[]> {
  // A development server loads the page anew once it has found what the page needs.
  const answer = await page.goto('/__catalogue', { waitUntil: 'networkidle' }).catch(() => null);
  if (!answer?.ok()) {
    throw new Error(
      `No catalogue at ${site}: start the site with npm run dev, or name its address behind --.`,
    );
  }
  return page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function take(page: Page, { name, address, width, media }: View): Promise<void> {
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    colorScheme: null,
    reducedMotion: 'reduce',
    ...media,
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Pictures that load late would be missing from a screenshot of the whole page.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  // They are decoded beside the page, which is drawn without them meanwhile.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
