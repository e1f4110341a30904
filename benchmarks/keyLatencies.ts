import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Frame, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';

declare global {
  interface Window {
    /** Times of the key presses, in milliseconds since the epoch. */
    keyTimes: number[];
    /** Page text after `token` after each change, with the time of the paint. */
    paints: { text: string; time: number }[];
    /** Text in the field before the typed text. */
    token: string;
  }
}

const fieldsOfAType = 2;
const keysPerField = 50;
const letters = 'abcdefghijklmnopqrstuvwxy';
/** Pauses between key presses: four to eight a second. */
const pausesMs = [125, 180, 250, 140, 210];
const deadlineMs = 30_000;

/**
 * Types 200 letters into the form of a page: into two plain fields and two rich texts. Returns the milliseconds from
 * each key press to the paint of the preview that shows it.
 */
export async function keyLatencies(wordpress: {
  coreUrl: string;
  password: string;
  post: string;
}): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    page.setDefaultTimeout(180_000);
    await page.goto(`${wordpress.coreUrl}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', wordpress.password);
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
    await page.goto(`${wordpress.coreUrl}/wp-admin/post.php?action=edit&post=${wordpress.post}`);
    const frame = await previewOf(page);
    const latencies: number[] = [];
    const indexes = await textsToEdit(page, frame);
    await page.evaluate(recordKeys);
    await frame.evaluate(recordPaints);
    for (const [number, text] of indexes.entries()) {
      await focusFieldOf(page, frame, text);
      latencies.push(...(await typeInto(page, frame, `Zq${number}`)));
    }
    return latencies;
  } finally {
    await browser.close();
  }
}

async function previewOf(page: Page): Promise<Frame> {
  if (!(await page.locator('#skerry-live').isVisible())) await page.click('#skerry-live-open');
  const frame = await (await page.waitForSelector('#skerry-live iframe')).contentFrame();
  if (frame === null) throw new Error('The preview has no frame.');
  await frame.waitForSelector(texts, { state: 'attached' });
  return frame;
}

const texts = '[data-section-kind] [data-fields]';

/** Returns the indexes of texts on the page that come from different fields, plain fields first. */
async function textsToEdit(page: Page, frame: Frame): Promise<number[]> {
  const indexesByKey: Record<'plain' | 'rich', Map<string, number>> = { plain: new Map(), rich: new Map() };
  const count = await frame.locator(texts).count();
  for (let index = 0; index < count; index += 1) {
    const { type, key } = await focusFieldOf(page, frame, index);
    const kind = type === 'wysiwyg' ? 'rich' : ['text', 'textarea'].includes(type) ? 'plain' : undefined;
    if (kind !== undefined && indexesByKey[kind].size < fieldsOfAType && !indexesByKey[kind].has(key))
      indexesByKey[kind].set(key, index);
    if (indexesByKey.plain.size === fieldsOfAType && indexesByKey.rich.size === fieldsOfAType) break;
  }
  return [...indexesByKey.plain.values(), ...indexesByKey.rich.values()];
}

/** Focuses the end of the field of a text, as a click on the text does. Returns the field's type and a key for it. */
async function focusFieldOf(page: Page, frame: Frame, index: number): Promise<{ type: string; key: string }> {
  await page.evaluate(() =>
    document.querySelector('.skerry-highlighted')?.classList.remove('skerry-highlighted'),
  );
  await frame
    .locator(texts)
    .nth(index)
    .evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  const field = await page.waitForSelector('.skerry-highlighted', { state: 'attached' });
  const type = await field.evaluate((element) => element.getAttribute('data-type') ?? '');
  if (type === 'wysiwyg') {
    const editor = await field.waitForSelector('iframe');
    const body = await (await editor.contentFrame())?.waitForSelector('body.mce-content-body');
    await body?.press('Control+End');
  }
  const key = await field.evaluate(
    (element) => element.querySelector('[name^="acf["]')?.getAttribute('name') ?? '',
  );
  return { type, key };
}

/** Types a token that locates the text on the page, then the measured letters. Returns each key's latency in ms. */
async function typeInto(page: Page, frame: Frame, token: string): Promise<number[]> {
  await page.keyboard.press('End');
  await page.keyboard.type(token);
  await frame.waitForFunction((text) => document.body.textContent.includes(text), token);
  await wait(2_000);
  await page.evaluate(() => (window.keyTimes = []));
  await frame.evaluate((text) => Object.assign(window, { token: text, paints: [] }), token);
  const typedLetters = Array.from({ length: keysPerField }, (_, index) =>
    letters.charAt(index % letters.length),
  );
  for (const [index, letter] of typedLetters.entries()) {
    await page.keyboard.press(letter);
    await wait(pausesMs[index % pausesMs.length] ?? 0);
  }
  await frame.waitForFunction((text) => window.paints.at(-1)?.text.startsWith(text), typedLetters.join(''), {
    timeout: deadlineMs,
  });
  const keyTimes = await page.evaluate(() => window.keyTimes);
  const paints = await frame.evaluate(() => window.paints);
  return keyTimes.map((keyTime, index) => {
    const expectedText = typedLetters.slice(0, index + 1).join('');
    const paint = paints.find(({ text }) => text.startsWith(expectedText));
    return (paint?.time ?? Infinity) - keyTime;
  });
}

function recordKeys(): void {
  window.keyTimes = [];
  const note = (event: KeyboardEvent) =>
    window.keyTimes.push((event.view?.performance ?? performance).timeOrigin + event.timeStamp);
  const editors = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  for (const screen of [document, ...editors]) screen.addEventListener('keydown', note, { capture: true });
}

function recordPaints(): void {
  const note = () => {
    const text = window.token && document.body.textContent.split(window.token)[1];
    if (!text) return;
    requestAnimationFrame(() =>
      setTimeout(() => window.paints.push({ text, time: performance.timeOrigin + performance.now() })),
    );
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}
