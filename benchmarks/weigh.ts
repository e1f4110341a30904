import { chromium, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

export type Weights = {
  html: number;
  css: number;
  /** Until somebody uses the page. */
  scripts: number;
  /** With all that the first use brings: React, the language, the code of the page's sections. */
  scriptsInUse: number;
  pageData: number;
  requests: number;
};

/** Bytes, gzip, of what Chromium loads for each page on a first visit, at 1440 px, the question about cookies included. */
export async function weigh(siteUrl: string, paths: readonly string[]): Promise<Record<string, Weights>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const weights: Record<string, Weights> = {};
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    weights[path] = await weighPage(page, siteUrl, path);
    await page.close();
  }
  await browser.close();
  return weights;
}

async function weighPage(page: Page, siteUrl: string, path: string): Promise<Weights> {
  const loads: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) =>
    loads.push(
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({ type: response.request().resourceType(), bytes: gzipSync(body).byteLength })),
    ),
  );
  const sum = async (type: string) =>
    (await Promise.all(loads)).reduce((total, load) => total + (load.type === type ? load.bytes : 0), 0);

  await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
  const still = {
    html: await sum('document'),
    css: await sum('stylesheet'),
    scripts: await sum('script'),
    requests: loads.length,
  };
  await page.mouse.move(700, 500);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => Reflect.has(Reflect.get(window, '_vike') ?? {}, 'fullyRenderedUrl'));
  const scriptsInUse = await sum('script');
  const data = await fetch(`${siteUrl}${path === '/' ? '' : path}/index.pageContext.json`);
  return { ...still, scriptsInUse, pageData: gzipSync(await data.text()).byteLength };
}
