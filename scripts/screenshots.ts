import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { refusedCookies } from '../tests/support/consent.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { acceptScreenshots, compareScreenshots, screenshotFolders } from './compareScreenshots.ts';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';

/** A screenshot to take: an address, and the settings with which it is viewed. */
export type View = {
  /** File name without its extension. */
  name: string;
  address: string;
  /** Width of the viewport in CSS pixels. */
  width: number;
  media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
};

/** Widths of a mobile and a desktop screen. */
const widths = [390, 1440];

/** Pages that are also captured in the variants below. */
const pages = {
  home: '/',
  pricing: '/pricing',
  article: '/blog/cause-15-at-high-water',
  preise: '/de/preise',
};

/** Other views: printed on A4, in forced colours, in a dark colour scheme, and at 400 % zoom on a small desktop. */
const variants: Record<string, Omit<View, 'name' | 'address'>> = {
  printed: { width: 794, media: { media: 'print' } },
  'forced-colours': { width: 1440, media: { forcedColors: 'active', colorScheme: 'dark' } },
  dark: { width: 1440, media: { colorScheme: 'dark' } },
  zoomed: { width: 320 },
};

/** Returns the views of a catalogue entry. Uses German for the `/longest` entries. */
function viewsOf(entry: string): View[] {
  const address = entry.endsWith('/longest') ? `/de${entry}` : entry;
  const name = entry.replace('/__catalogue/', '').replaceAll('/', '-');
  return widths.map((width) => ({ name: `${name}-${width}`, address, width }));
}

const otherViews: readonly View[] = Object.entries(pages).flatMap(([page, address]) =>
  Object.entries(variants).map(([variant, view]) => ({ name: `${page}-${variant}`, address, ...view })),
);

const folders = screenshotFolders(path.resolve(import.meta.dirname, '../.cache/screenshots'));
const folder = folders.taken;

const program = createProgram(
  'screenshots',
  'Takes screenshots of the catalogue and of some pages of a running site, and compares them with the accepted ones.',
)
  .argument('[site]', 'address of the site', `http://localhost:${process.env['PORT'] ?? 3000}`)
  .argument('[filter]', 'only addresses that contain this text', '')
  .option('--accept', 'accept the screenshots taken last, to compare later ones with them')
  .action(async (site: string, filter: string, { accept }: { accept?: boolean }) => {
    if (accept) process.stdout.write(`Accepted ${await acceptScreenshots(folders)} screenshots.\n`);
    else await takeScreenshots(site, filter);
  });
await runProgram(program);

async function takeScreenshots(site: string, filter: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({
      baseURL: site,
      storageState: { cookies: [refusedCookies], origins: [] },
    });
    const views = [...(await catalogueOf(page, site)).flatMap(viewsOf), ...otherViews];
    const matchingViews = views.filter(({ address }) => address.includes(filter));
    await mkdir(folder, { recursive: true });
    for (const view of matchingViews) await takeScreenshot(page, view);
    process.stdout.write(`${matchingViews.length} screenshots in .cache/screenshots/taken/\n`);
    const changedNames = await compareScreenshots(folders);
    for (const name of changedNames) process.stdout.write(`changed: .cache/screenshots/compared/${name}\n`);
  } finally {
    await browser.close();
  }
}

async function catalogueOf(page: Page, site: string): Promise<string[]> {
  // Waits for the network, because a development server reloads the page once it has bundled its dependencies.
  const response = await page.goto('/__catalogue', { waitUntil: 'networkidle' }).catch(() => null);
  if (!response?.ok()) {
    throw new OwnerError(
      `No catalogue at ${site}. Start the site with npm run dev, or pass its address: npm run screenshots -- http://localhost:3000`,
    );
  }
  return page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function takeScreenshot(page: Page, { name, address, width, media }: View): Promise<void> {
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    colorScheme: null,
    reducedMotion: 'reduce',
    ...media,
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Loads lazy images, which would be missing from a screenshot of the whole page.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  // Waits until images are decoded: browsers do this asynchronously and paint the page without them until then.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
