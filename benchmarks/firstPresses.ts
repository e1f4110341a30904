import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

const settleMs = 5_000;
const slowPhone = { cpu: 4, bitsPerSecond: 1_600_000, roundTripMs: 150 };

type Control = { path: string; pressed: string; seen: string };

/** What a visitor may press first, and what tells that it did its work. */
const controls = {
  menu: { path: '/', pressed: 'header summary:visible', seen: 'header details[open] a:visible' },
  languages: { path: '/', pressed: 'footer details summary', seen: 'footer details[open] a:visible' },
  question: {
    path: '/pricing',
    // The first one is open.
    pressed: 'main details[name] >> nth=1 >> summary',
    seen: 'main details[name] >> nth=1 >> p:visible',
  },
  'cookie settings': {
    path: '/',
    pressed: 'footer [popovertarget=cookie-settings]',
    seen: 'dialog[open] [name=category]',
  },
  'lead dialog': { path: '/pricing', pressed: 'main a[href="#lead"]', seen: 'dialog[open] form' },
} as const satisfies Record<string, Control>;

export type FirstPress = { tries: number; lost: number; medianMs: number; slowestMs: number };

/**
 * Milliseconds from the first press of each control, as soon as it is seen, to its work done, by mouse and by touch on a
 * phone whose processor and line are slow. What does not come within five seconds is lost.
 */
export async function firstPresses(siteUrl: string, tries: number): Promise<Record<string, FirstPress>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const found: Record<string, FirstPress> = {};
  for (const [name, control] of Object.entries<Control>(controls)) {
    for (const hand of ['mouse', 'touch'] as const) {
      const times: number[] = [];
      for (let index = 0; index < tries; index += 1) {
        const time = await pressOnce(browser, siteUrl, control, hand);
        if (time !== undefined) times.push(time);
      }
      const sorted = times.toSorted((a, b) => a - b);
      found[`${name}, ${hand}`] = {
        tries,
        lost: tries - times.length,
        medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        slowestMs: sorted.at(-1) ?? Number.NaN,
      };
    }
  }
  await browser.close();
  return found;
}

/** Undefined when the press did nothing. */
async function pressOnce(
  browser: Browser,
  siteUrl: string,
  { path, pressed, seen }: Control,
  hand: 'mouse' | 'touch',
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = slowPhone.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  try {
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'commit' });
    // Before its styles are there, what a phone does not show counts as visible; and nobody presses what is not seen.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const control = page.locator(pressed).first();
    await control.scrollIntoViewIfNeeded();
    await control.evaluate((element) => {
      const note = ({ timeStamp }: Event) =>
        (document.documentElement.dataset['pressedAt'] ??= `${timeStamp}`);
      element.addEventListener('pointerdown', note, { capture: true });
    });
    await (hand === 'mouse' ? control.click() : control.tap());
    await page.locator(seen).first().waitFor({ timeout: settleMs });
    const time = await page.evaluate(
      () => performance.now() - Number(document.documentElement.dataset['pressedAt']),
    );
    return Math.round(time);
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}
