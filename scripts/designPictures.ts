import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createProgram, runProgram } from './owner/program.ts';
import { withPage } from './pictureBrowser.ts';

const folder = path.resolve(import.meta.dirname, '../docs/pictures/design');
const viewport = { width: 1280, height: 800 };
/** Width and maximum height of a picture, twice as large as `docs/your-design.md` shows it. */
const size = { width: 480, height: 320 };

/** Elements of `docs/your-design.md` by file name: an address, and a selector or the whole viewport. */
const elements: Record<string, [address: string, selector?: string]> = {
  layout: ['/about'],
  header: ['/', 'header[data-header]'],
  footer: ['/', '#root > footer'],
  hero: ['/pricing', 'main > section:first-child'],
  card: ['/', 'main article'],
  'call-to-action': ['/__catalogue/sections/CallToActionCard/full', 'main section'],
  'section-head': ['/__catalogue/sections/SectionTitle/full', 'main section'],
  heading: ['/__catalogue/interface/heading/levels', 'main'],
  button: ['/__catalogue/interface/button/purple', 'main'],
  field: ['/__catalogue/interface/field/error', 'main'],
  mail: ['/__mail/samples/newsletter-confirmation/en/html'],
  article: ['/blog/cause-15-at-high-water'],
  'article-heading': ['/blog/cause-15-at-high-water', '[data-section-heading]'],
  'article-list': ['/blog'],
  'error-page': ['/no-such-page'],
};

const program = createProgram(
  'docs:pictures',
  'Takes the pictures of docs/your-design.md from a running development server.',
)
  .argument('[site]', 'address of the site', `http://localhost:${process.env['PORT'] ?? 3000}`)
  .action(takePictures);
await runProgram(program);

async function takePictures(site: string): Promise<void> {
  const absence = `No development server at ${site}. Start it with npm run dev, or pass its address: npm run docs:pictures -- http://localhost:3000`;
  await withPage(site, { path: '/__mail', viewport, absence }, async (page) => {
    await mkdir(folder, { recursive: true });
    for (const [name, [address, selector]] of Object.entries(elements))
      await writeFile(path.join(folder, `${name}.webp`), await takePicture(page, address, selector));
    process.stdout.write(`${Object.keys(elements).length} pictures in docs/pictures/design/\n`);
  });
}

async function takePicture(page: Page, address: string, selector: string | undefined): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Lazy images below the viewport would never be decoded.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    ),
  );
  const shot = selector === undefined ? page.screenshot() : page.locator(selector).first().screenshot();
  return sharp(await shot)
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
}
