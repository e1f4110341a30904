import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { newMailbox, newVisitor } from '../tests/support/visitor.ts';
import { firstPressControls, newAddress, type Control } from './firstPressControls.ts';
import { largest, median } from './spread.ts';

const settleMs = 5_000;
const keyMs = 60;
const slowPhone = { cpu: 4, bitsPerSecond: 1_600_000, roundTripMs: 150 };

/** Milliseconds within which a press shows and within which its work is done. */
export const pressReach = { feltMs: 100, doneMs: 800 };

export type FirstPress = {
  tries: number;
  lost: number;
  feltMs: number;
  slowestFeltMs: number;
  doneMs: number;
  slowestDoneMs: number;
};

type Times = { feltMs: number; doneMs: number };

/**
 * Milliseconds from the first press of each control, as soon as it is seen, until the visitor sees that it was taken and
 * until its work is done, by mouse and by touch on a phone whose processor and line are slow. What does not come within
 * five seconds is lost.
 */
export async function firstPresses(siteUrl: string, tries: number): Promise<Record<string, FirstPress>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const found: Record<string, FirstPress> = {};
  for (const [name, control] of Object.entries(firstPressControls)) {
    for (const hand of ['mouse', 'touch'] as const) {
      const times: Times[] = [];
      for (let index = 0; index < tries; index += 1) {
        const time = await pressOnce(browser, siteUrl, control, hand);
        if (time !== undefined) times.push(time);
      }
      const [felt, done] = [times.map(({ feltMs }) => feltMs), times.map(({ doneMs }) => doneMs)];
      found[`${name}, ${hand}`] = {
        tries,
        lost: tries - times.length,
        feltMs: median(felt),
        slowestFeltMs: largest(felt),
        doneMs: median(done),
        slowestDoneMs: largest(done),
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
  control: Control,
  hand: 'mouse' | 'touch',
): Promise<Times | undefined> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Each visitor has limits of their own.
    extraHTTPHeaders: newVisitor(),
  });
  const page = await context.newPage();
  await slowDown(page);
  try {
    await page.goto(`${siteUrl}${control.path}`, { waitUntil: 'commit' });
    // Before its styles are there, what a phone does not show counts as visible; and nobody presses what is not seen.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (control.isForm) await page.waitForFunction(() => customElements.get('site-island') !== undefined);
    const pressed = page.locator(control.pressed).first();
    await pressed.scrollIntoViewIfNeeded();
    const { typed, filled = {}, isTyped = false, isDone, isFelt = isDone } = control;
    const begins = typed === undefined ? 'pointerdown' : 'input';
    for (const [name, value] of Object.entries(filled)) await fill(pressed, name, value, isTyped);
    await page.evaluate(`(${noteTimes})('${begins}', ${isFelt}, ${isDone})`);
    await (hand === 'mouse' ? pressed.click() : pressed.tap());
    if (typed !== undefined) await page.keyboard.insertText(typed);
    await page.waitForFunction(() => performance.getEntriesByName('press done').length > 0, null, {
      timeout: settleMs,
    });
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const began = at('press began');
      return {
        feltMs: Math.round(at('press felt') - began),
        doneMs: Math.round(at('press done') - began),
      };
    });
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = slowPhone.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
}

/** Fills in a field of the form in which the control stands. */
async function fill(control: Locator, name: string, value: string, isTyped: boolean): Promise<void> {
  const field = control.locator(`xpath=ancestor::form//*[@name="${name}"]`);
  const text = value === newAddress ? newMailbox('bench') : value;
  await (isTyped ? field.pressSequentially(text, { delay: keyMs }) : field.fill(text));
}

/** In the page: marks when it is pressed, and the ends of the frames that show that the press was felt and done. */
function noteTimes(begins: string, isFelt: () => boolean, isDone: () => boolean): void {
  document.addEventListener(
    begins,
    ({ timeStamp }) => {
      performance.mark('press began', { startTime: timeStamp });
      note('press felt', isFelt);
      note('press done', isDone);
    },
    { capture: true, once: true },
  );
  function note(name: string, isTrue: () => boolean): void {
    requestAnimationFrame(() => {
      if (isTrue()) setTimeout(() => performance.mark(name));
      else note(name, isTrue);
    });
  }
}
