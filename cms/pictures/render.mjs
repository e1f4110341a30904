// Draws the pictures that hold words or marks and writes them to the uploads of the content backend.
// Run: npm run pictures [-- name …]. Needs a system Chromium; the results are committed, nothing else runs this.
import fs from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { charts, fonts, uploads } from './tools/places.mjs';

const locales = ['en', 'da', 'de'];
const origin = 'http://pictures.invalid';
const byteLimit = 200_000;
const wanted = process.argv.slice(2);

/** Every template exports `pictures`: name, size in CSS pixels, words by language (or none), and the markup. */
async function templates() {
  const folder = new URL('./templates/', import.meta.url);
  const modules = (await fs.readdir(folder)).filter((file) => file.endsWith('.mjs')).sort();
  const loaded = await Promise.all(modules.map((file) => import(new URL(file, folder).href)));
  return loaded
    .flatMap((module) => module.pictures)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

function fileFor(path) {
  if (path === '/pictures.css') return new URL('./pictures.css', import.meta.url);
  if (path === '/fonts/upright.woff2') return fonts.upright;
  if (path === '/fonts/italic.woff2') return fonts.italic;
  if (path.startsWith('/charts/')) return new URL(path.replace('/charts/', ''), charts);
  return new URL(path.replace('/uploads/', ''), uploads);
}

const document = (body, { width, height, ground = 'transparent' }, locale) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><link rel="stylesheet" href="/pictures.css"></head>
<body><div id="picture" style="width:${width}px;height:${height}px;background:${ground}">${body}</div></body></html>`;

async function encode(shot, { output = 'webp', outputWidth, quality = 80 }) {
  const image = sharp(shot);
  if (outputWidth) image.resize({ width: outputWidth, kernel: 'lanczos3' });
  if (output === 'png') return image.png({ palette: true, colours: 192, effort: 10 }).toBuffer();
  return image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

async function draw(page, picture, locale, file) {
  const html = document(picture.html(picture.words?.[locale] ?? {}, locale), picture, locale);
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    return route.fulfill({ path: fileFor(pathname).pathname });
  });
  await page.setViewportSize({ width: Math.ceil(picture.width), height: Math.ceil(picture.height) });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
  const shot = await page.locator('#picture').screenshot({ omitBackground: true });
  const bytes = await encode(shot, picture);
  await fs.writeFile(new URL(file, uploads), bytes);
  const overfull = await page.evaluate(
    `[...document.querySelectorAll('#picture [data-fit], #picture b, #picture td')].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map((e) => e.textContent)`,
  );
  const warning = [
    ...(bytes.length > byteLimit ? ['TOO LARGE'] : []),
    ...overfull.map((text) => `OVERFULL: ${text}`),
  ];
  console.log(file, `${Math.round(bytes.length / 1000)} kB`, ...warning);
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const picture of await templates()) {
    const type = picture.output ?? 'webp';
    if (!picture.words) await draw(page, picture, 'en', `${picture.name}.${type}`);
    else for (const locale of locales) await draw(page, picture, locale, `${picture.name}-${locale}.${type}`);
  }
} finally {
  await browser.close();
}
