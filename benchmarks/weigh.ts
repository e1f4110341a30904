import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { drawingPlayers } from './weighFiles.ts';

const settleMs = 2_000;

type Load = { type: string; url: string; kilobytes: number };

export type BrowserWeights = {
  html: number;
  css: number;
  fonts: number;
  scriptsAtRest: number;
  scriptFilesAtRest: number;
  /** Size after scrolling through the page and activating each island, without the animation players. */
  scriptsInUse: number;
  scriptFilesInUse: number;
  requestsAtRest: number;
  /** Cumulative layout shift while scrolling to the end of the page. */
  layoutShift: number;
};

/**
 * Measures the files that Chromium loads for each page on a first visit at 1440 px, in kB (gzip): first at rest, then
 * with every control used.
 */
export async function weigh(
  siteUrl: string,
  paths: readonly string[],
): Promise<Record<string, BrowserWeights>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const players = await drawingPlayers();
  const weights: Record<string, BrowserWeights> = {};
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    weights[path] = await weighPage(await context.newPage(), `${siteUrl}${path}`, players);
    await context.close();
  }
  await browser.close();
  return weights;
}

async function weighPage(page: Page, url: string, players: readonly string[]): Promise<BrowserWeights> {
  const pending: Promise<Load>[] = [];
  page.on('response', (response) =>
    pending.push(
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({
          type: response.request().resourceType(),
          url: response.url(),
          kilobytes: gzipSync(body).byteLength / 1000,
        })),
    ),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const atRest = await Promise.all(pending);
  await useEverything(page);
  const inUse = await Promise.all(pending);
  const layoutShift = await page.evaluate(layoutShiftSoFar);
  const loadsOf = (loads: readonly Load[], type: string) => loads.filter((load) => load.type === type);
  const kilobytes = (loads: readonly Load[]) =>
    Math.round(loads.reduce((total, load) => total + load.kilobytes, 0) * 10) / 10;
  const scriptsInUse = loadsOf(inUse, 'script').filter(
    ({ url: file }) => !players.some((player) => file.endsWith(player)),
  );
  return {
    html: kilobytes(loadsOf(atRest, 'document')),
    css: kilobytes(loadsOf(atRest, 'stylesheet')),
    fonts: loadsOf(atRest, 'font').length,
    scriptsAtRest: kilobytes(loadsOf(atRest, 'script')),
    scriptFilesAtRest: loadsOf(atRest, 'script').length,
    scriptsInUse: kilobytes(scriptsInUse),
    scriptFilesInUse: scriptsInUse.length,
    requestsAtRest: atRest.length,
    layoutShift: Math.round(layoutShift * 1000) / 1000,
  };
}

async function useEverything(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState('networkidle');
  }
  for (const island of await page.locator('site-island').all()) {
    await island.dispatchEvent('pointerover', { bubbles: true });
  }
  await page.evaluate(() => {
    location.hash = 'lead';
  });
  // Pauses for new requests: once Playwright has reached `networkidle`, it does not wait for it again.
  await page.waitForTimeout(settleMs);
}

/** Runs in the page. Returns the cumulative layout shift without user input. */
function layoutShiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => entry.toJSON());
      resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // The observer is never called if there is no shift.
    setTimeout(() => resolve(0), 500);
  });
}
