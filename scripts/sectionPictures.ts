import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fieldGroups } from '#wordpress/model/model.ts';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';
import { withPage } from './pictureBrowser.ts';

const folder = path.resolve(import.meta.dirname, '../brand/section-pictures');
/** Viewport in CSS pixels. Pictures leave out anything below it. */
const viewport = { width: 1280, height: 800 };
const pictureSize = { width: 480, height: 300 };
/** Maximum size of a picture. It is small because WordPress loads the pictures of all kinds at once. */
const mostBytes = 12_000;
const kinds = fieldGroups.flatMap((group) => group.kinds);

const program = createProgram(
  'wordpress:pictures',
  'Takes the pictures by which editors choose sections, from the catalogue of a running site.',
)
  .argument('[kinds...]', 'section kinds such as Timeline (default: all), and the address of the site')
  .action(async (args: string[]) => {
    const site =
      args.find((argument) => argument.includes('://')) ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
    await takePictures(
      site,
      args.filter((argument) => !argument.includes('://')),
    );
  });
await runProgram(program);

/** Takes the pictures of the requested kinds, or of all kinds if none is requested. */
async function takePictures(site: string, requestedKinds: readonly string[]): Promise<void> {
  const absence = `No catalogue at ${site}. Start the site with npm run dev, or pass its address: npm run wordpress:pictures -- http://localhost:3000`;
  await withPage(site, { path: '/__catalogue', viewport, absence }, async (page) => {
    const links = await page
      .locator('main a')
      .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
    const kinds = links.flatMap((link) => /\/sections\/(\w+)\/full$/.exec(link)?.[1] ?? []);
    const unknownKind = requestedKinds.find((kind) => !kinds.includes(kind));
    if (unknownKind !== undefined)
      throw new OwnerError(`The catalogue at ${site} has no section kind ${unknownKind}.`);
    const chosenKinds = requestedKinds.length === 0 ? kinds : requestedKinds;
    if (requestedKinds.length === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const kind of chosenKinds)
      await writeFile(path.join(folder, `${kind}.webp`), await takePicture(page, kind));
    process.stdout.write(`${chosenKinds.length} pictures in brand/section-pictures/\n`);
  });
}

async function takePicture(page: Page, kind: string): Promise<Buffer> {
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
    // Replaces the sample's title, which is the kind's name in code, by the label for editors.
    [`${kind}, in full`, label] as const,
  );
  const box = await page.locator('main').boundingBox();
  const clip = {
    x: 0,
    y: box?.y ?? 0,
    width: viewport.width,
    height: Math.min(box?.height ?? 0, viewport.height),
  };
  const picture = sharp(await page.screenshot({ clip, fullPage: true })).resize({
    ...{ ...pictureSize, fit: 'contain', background: 'white' },
  });
  for (let quality = 60; ; quality -= 5) {
    const file = await picture.webp({ quality }).toBuffer();
    if (file.length <= mostBytes || quality <= 20) return file;
  }
}
