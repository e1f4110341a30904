// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import type {} from 'vitest/jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeListenersAfterTests } from '#tests/support/removeListeners.ts';
import { cookieCategories, readConsent, recordConsent } from './consentCookie.ts';

const form = `<form data-cookie-settings data-dialog-class="popup">
  <h1 id="cookie-settings-title">Cookie settings</h1><button type="button" data-close>Close</button>
  <input type="checkbox" name="category" value="necessary" disabled checked>
  <input type="checkbox" name="category" value="preferences">
  <input type="checkbox" name="category" value="statistics" data-cookies="_ga* exact">
  <button value="all">Allow all</button><button value="necessary">Reject all</button><button value="chosen">Save</button>
  <span hidden data-consent-scope="browser">Saved</span><span hidden data-consent-scope="tab">For this tab</span>
</form>`;
const placeholder = '<div id="cookie-settings" popover></div>';
const page = `<button popovertarget="cookie-settings">Cookies</button>${placeholder}`;

/** Elements whose popover is open, since jsdom has neither popovers nor modal dialogs. */
let openPopovers: Set<Element>;
const fetchForm = vi.fn<(url: string) => Promise<Response>>();
let settings: typeof import('./openCookieSettings.ts');

removeListenersAfterTests();

beforeEach(async () => {
  openPopovers = new Set();
  fetchForm.mockReset().mockImplementation(async () => new Response(form));
  vi.stubGlobal('fetch', fetchForm);
  Object.assign(HTMLElement.prototype, {
    showPopover() {},
    togglePopover(this: HTMLElement, isOpen: boolean) {
      if (isOpen) openPopovers.add(this);
      else openPopovers.delete(this);
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(this: Element, selector) {
    if (selector !== ':popover-open') return matches.call(this, selector);
    if (!('showPopover' in HTMLElement.prototype)) throw new DOMException(selector, 'SyntaxError');
    return openPopovers.has(this);
  });
  vi.resetModules();
  settings = await import('./openCookieSettings.ts');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const cookie of document.cookie.split('; '))
    for (const domain of ['', '; Domain=kystlink.example'])
      document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/${domain}`;
  jsdom.reconfigure({ url: 'https://www.kystlink.example/' });
  window.sessionStorage.clear();
});

const element = <Kind extends HTMLElement = HTMLElement>(selector: string) => {
  const match = document.querySelector<Kind>(selector);
  if (match === null) throw new Error(`There is no ${selector}.`);
  return match;
};
const dialog = () => document.querySelector('dialog');
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=category]:checked')].map(({ value }) => value);
const shownNotes = () =>
  [...document.querySelectorAll('[data-consent-scope]:not([hidden])')].map(({ textContent }) => textContent);
const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);

describe('the cookie settings form', () => {
  it.each([
    ['all', ['necessary', 'preferences', 'statistics']],
    ['necessary', ['necessary']],
    ['chosen', ['necessary', 'preferences']],
  ])('records the categories of the button %s, and confirms them', (button, categories) => {
    document.body.innerHTML = form;
    settings.startCookieSettings();
    expect([checked(), shownNotes()]).toEqual([['necessary'], []]);
    element('[value=preferences]').click();
    const submit = vi.fn<(event: Event) => void>();
    window.addEventListener('submit', submit, { once: true });
    element(`button[value=${button}]`).click();
    expect([readConsent(), checked(), shownNotes()]).toEqual([categories, categories, ['Saved']]);
    expect(submit.mock.lastCall?.[0].defaultPrevented).toBe(true);
  });

  it('shows the earlier choice without confirming it', () => {
    recordConsent(['necessary', 'statistics']);
    document.body.innerHTML = form;
    settings.startCookieSettings();
    expect([checked(), shownNotes()]).toEqual([['necessary', 'statistics'], []]);
  });

  it('shows that the choice applies only to this tab if cookies could not be stored', () => {
    recordConsent(['necessary']);
    const [, choice = ''] = /cc_cookie=([^;]*)/.exec(document.cookie) ?? [];
    document.cookie = 'cc_cookie=; Max-Age=0; Path=/';
    window.sessionStorage.setItem('cc_cookie', decodeURIComponent(choice));
    document.body.innerHTML = form;
    settings.startCookieSettings();
    expect(shownNotes()).toEqual(['For this tab']);
  });

  it('ignores other forms', () => {
    document.body.innerHTML = '<form><button>Search</button></form>';
    settings.startCookieSettings();
    element('form').addEventListener('submit', (event) => event.preventDefault());
    element('button').click();
    expect(readConsent()).toBeUndefined();
  });

  it.each([
    ['https://www.kystlink.example/', 'including those of the parent domain'],
    ['https://kystlink.example/', 'on a host without www'],
  ])('on %s deletes the cookies of a rejected category, %s', (url) => {
    jsdom.reconfigure({ url });
    const names = ['_ga', '_ga_1', '_gx', 'exact', 'exactly', 'theirs'];
    for (const name of names) document.cookie = `${name}=1`;
    document.cookie = '_ga_above=1; Domain=kystlink.example';
    document.body.innerHTML = form;
    settings.startCookieSettings();
    element('button[value=all]').click();
    expect(cookieNames()).toEqual(expect.arrayContaining([...names, '_ga_above']));

    const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');
    element('button[value=necessary]').click();
    expect(cookieNames()).toEqual(['_gx', 'exactly', 'theirs', 'cc_cookie']);
    // Browsers distinguish a cookie of the host from one of its domain; jsdom does not.
    expect(setCookie.mock.calls.flat()).toEqual(
      expect.arrayContaining(['_ga=; Max-Age=0; Path=/', '_ga=; Max-Age=0; Path=/; Domain=kystlink.example']),
    );
  });
});

describe('an answer outside the settings', () => {
  it.each([
    ['a rejection deletes the cookies of the rejected categories', ['necessary'], ['cc_cookie'], 1],
    ['an approval of everything keeps them', cookieCategories, ['_ga', 'cc_cookie'], 0],
  ] as const)('%s', async (_, categories, remaining, fetches) => {
    document.cookie = '_ga=1';
    document.body.innerHTML = placeholder;
    settings.startCookieSettings();
    recordConsent(categories);
    await vi.waitFor(() => expect(cookieNames().toSorted()).toEqual(remaining));
    expect(fetchForm).toHaveBeenCalledTimes(fetches);
  });

  it('fetches no settings if there are only the site’s own cookies', () => {
    document.cookie = 'i18n_redirected=da';
    document.body.innerHTML = placeholder;
    settings.startCookieSettings();
    recordConsent(['necessary']);
    expect(fetchForm).not.toHaveBeenCalled();
  });
});

describe('openCookieSettings', () => {
  it('loads the form of the page’s language into a labelled dialog', async () => {
    recordConsent(['necessary', 'statistics']);
    document.documentElement.lang = 'da';
    document.body.innerHTML = page;
    const opening = settings.openCookieSettings('preferences');
    expect(openPopovers.has(element('#cookie-settings'))).toBe(true);
    await opening;
    document.documentElement.lang = '';
    expect(fetchForm.mock.calls.flat()).toEqual([expect.stringMatching(/^\/da\//)]);
    expect([dialog()?.open, dialog()?.className]).toEqual([true, 'popup']);
    expect(dialog()?.getAttribute('aria-labelledby')).toBe('cookie-settings-title');
    expect(checked()).toEqual(['necessary', 'statistics']);
    expect(document.activeElement).toBe(element('[value=preferences]'));
    expect(openPopovers).toEqual(new Set());
  });

  it('loads the form once, and shows the current choice each time', async () => {
    document.body.innerHTML = page;
    await settings.openCookieSettings();
    await settings.openCookieSettings();
    expect(document.activeElement).toBe(document.body);
    dialog()?.close();
    recordConsent(['necessary', 'preferences']);
    await settings.openCookieSettings();
    expect([fetchForm.mock.calls.length, dialog()?.open, checked()]).toEqual([
      1,
      true,
      ['necessary', 'preferences'],
    ]);
    expect(element('#cookie-settings').dataset['failed']).toBeUndefined();
  });

  it.each([
    ['there is no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response contains no form', async () => new Response('<form><input></form>')],
  ])('shows a notice if %s, and loads the form again at the next click', async (_, respond) => {
    document.body.innerHTML = page;
    fetchForm.mockImplementationOnce(respond);
    await settings.openCookieSettings();
    const { dataset } = element('#cookie-settings');
    expect([dataset['failed'], openPopovers.size, dialog()]).toEqual(['', 1, null]);
    await settings.openCookieSettings();
    expect([dataset['failed'], openPopovers.size, dialog()?.open]).toEqual([undefined, 0, true]);
  });

  it('opens the dialog, or does nothing, on a page without a notice', async () => {
    document.body.innerHTML = '';
    fetchForm.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await settings.openCookieSettings();
    expect(dialog()).toBeNull();
    await settings.openCookieSettings();
    expect(dialog()?.open).toBe(true);
  });

  it('opens the dialog in a browser without popovers', async () => {
    document.body.innerHTML = page;
    for (const method of ['showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, method);
    await settings.openCookieSettings();
    expect(dialog()?.open).toBe(true);
  });
});

describe('startCookieSettings', () => {
  it('opens the settings at a click, instead of the notice that the button refers to', async () => {
    document.body.innerHTML = page;
    settings.startCookieSettings();
    expect(fetchForm).not.toHaveBeenCalled();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('button').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  });

  it('opens the settings if the notice was opened before the script ran', async () => {
    document.body.innerHTML = page;
    openPopovers.add(element('#cookie-settings'));
    settings.startCookieSettings();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  });
});

describe('the cookie settings dialog', () => {
  const click = (selector: string, detail: number) =>
    element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

  it.each<[string, () => unknown, boolean]>([
    ['closes at a click on its backdrop', () => click('dialog', 1), false],
    ['stays open at the second click of a double click', () => click('dialog', 2), true],
    ['stays open at a click on its text', () => click('dialog h1', 1), true],
    ['closes at its button', () => click('dialog [data-close]', 1), false],
    ['closes at its button, clicked twice', () => click('dialog [data-close]', 2), false],
    ['closes at a navigation', () => window.dispatchEvent(new PopStateEvent('popstate')), false],
    [
      'closes when the browser restores the page',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      false,
    ],
    ['closes after a choice', () => element('dialog button[value=all]').click(), false],
  ])('%s', async (_, act, isOpen) => {
    document.body.innerHTML = page;
    settings.startCookieSettings();
    await settings.openCookieSettings();
    act();
    expect(dialog()?.open).toBe(isOpen);
  });
});
