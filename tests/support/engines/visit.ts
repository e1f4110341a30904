import { expect } from '@playwright/test';
import { refusedCookies } from '../consent.ts';
import type { Browser } from './Browser.ts';

/** A visitor's actions and expectations in any browser. Each waits for its element or value. */
export type Visit = {
  /** Opens a page and waits until its scripts run. */
  arrive(path: string): Promise<void>;
  /** Clicks the first visible element that matches and contains the text. */
  press(selector: string, words?: string): Promise<void>;
  /** Replaces the content of a field by typing. */
  fill(selector: string, text: string): Promise<void>;
  goBack(): Promise<void>;
  expectSeen(selector: string, words?: string): Promise<void>;
  expectAddress(address: string): Promise<void>;
  /** Waits until the expression evaluates to the value. */
  expectValue(expression: string, value: string): Promise<void>;
};

// Finds the first visible element with the text. Throws if there is none.
const find = `((selector, words) => {
  const text = (element) => element.textContent.replace(/\\s+/g, ' ');
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.getClientRects().length > 0 && text(element).includes(words));
  if (found === undefined) throw new Error('There is no ' + selector + ' with “' + words + '” on ' + location);
  return found;
})`;

/** Starts a visit whose only cookie is the stored cookie choice. */
export async function startVisit(browser: Browser, origin: string): Promise<Visit> {
  const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 10_000 });
  const isPresent = (selector: string, text: string) =>
    `${find}(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;
  const expectValue = (expression: string, value: string) =>
    eventually(async () => expect(await browser.evaluate(expression)).toBe(value));

  /** Returns the centre of an element once nothing covers it and it has stopped moving. */
  async function placeOf(element: string): Promise<[x: number, y: number]> {
    let position = '';
    await eventually(async () => {
      const lastPosition = position;
      await browser.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      position = await browser.evaluate(`((element) => {
        const { x, y, width, height } = element.getClientRects()[0];
        const middle = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(...middle);
        return element.contains(top) ? middle : 'covered by ' + top?.outerHTML.slice(0, 200);
      })(${element})`);
      expect(position).toMatch(/^[\d.]+,[\d.]+$/);
      expect(position).toBe(lastPosition);
    });
    const [x = 0, y = 0] = position.split(',').map(Number);
    return [x, y];
  }

  const press = async (selector: string, text = '') =>
    browser.press(...(await placeOf(isPresent(selector, text))));

  await browser.open(`${origin}/robots.txt`);
  await browser.evaluate(`document.cookie.split('; ').map((cookie) =>
    document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/')`);
  const { name, value } = refusedCookies;
  await browser.evaluate(`document.cookie = '${name}=${value}; path=/'`);
  return {
    async arrive(path) {
      await browser.open(`${origin}${path}`);
      await expectValue(`customElements.get('site-island') !== undefined`, 'true');
    },
    press,
    async fill(selector, text) {
      await press(selector);
      await browser.evaluate(`document.activeElement.select()`);
      await browser.type(text);
    },
    goBack: async () => void (await browser.evaluate('history.back()')),
    expectSeen: (selector, text = '') =>
      eventually(async () => void (await browser.evaluate(isPresent(selector, text)))),
    expectAddress: (address) => expectValue('location.pathname + location.search + location.hash', address),
    expectValue,
  };
}
