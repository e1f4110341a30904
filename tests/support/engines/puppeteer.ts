import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../chromium.ts';
import type { Browser } from './Browser.ts';
import { firefoxPath } from './packages.ts';

// Uses Puppeteer because Playwright's WebDriver BiDi needs commands that Debian's Firefox does not support.

export const startChromium = (): Promise<Browser> =>
  start({
    browser: 'chrome',
    executablePath: findChromium(),
    // Puppeteer loses track of pages that are restored from the back/forward cache.
    args: [...chromiumArguments, '--disable-features=BackForwardCache'],
  });

export const startFirefox = (): Promise<Browser> =>
  start({ browser: 'firefox', executablePath: firefoxPath });

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1440, height: 900 } });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${String(error)}`));
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    faults: async () => faults,
    close: () => browser.close(),
  };
}
