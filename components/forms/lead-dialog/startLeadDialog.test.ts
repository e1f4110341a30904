// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.kystlink.example/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { removeListenersAfterTests } from '#tests/support/removeListeners.ts';
import { startLeadDialog } from './startLeadDialog.ts';

const formPage =
  '<main><div data-lead><form><input name="fullName"><button type="button" data-close>Close</button></form></div></main>';

/** Responses to the requests for the form's page; the last one is repeated. */
let responses: (string | Error | Promise<string>)[];
let requests: string[];
/** Paths that the page was left for. */
let destinations: string[];
const { location } = window;

removeListenersAfterTests();

beforeEach(() => {
  responses = [formPage];
  requests = [];
  destinations = [];
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, { scrollIntoView() {} });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response instanceof Error) throw response;
    return new Response(await response);
  });
  // jsdom cannot load another page.
  vi.stubGlobal('location', {
    get hash() {
      return location.hash;
    },
    set hash(hash) {
      location.hash = hash;
    },
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
    origin: location.origin,
    assign: (path: string) => destinations.push(path),
  });
  document.documentElement.lang = 'da';
  document.body.innerHTML = `<a id="lead" href="/da/enquiry">Contact</a><a href="#lead" id="link"><b>Talk</b></a>
    <p data-connection-notice hidden><button data-press="again">Again</button></p>`;
  window.history.pushState({ scroll: 7 }, '', '/da/priser?q=1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog');
const field = () => document.querySelector<HTMLInputElement>('[name=fullName]');
const isOpen = () => dialog()?.open ?? false;
const isFocused = () => field() !== null && document.activeElement === field();
const close = () => document.querySelector<HTMLElement>('[data-close]')?.click();
const url = () => location.pathname + location.search + location.hash;

async function open() {
  window.location.hash = '#lead';
  await expect.poll(isFocused).toBe(true);
}
async function closeAndWait() {
  close();
  await expect.poll(isOpen).toBe(false);
  await expect.poll(url).toBe('/da/priser?q=1');
}

describe('startLeadDialog', () => {
  it('loads the form’s page into a modal, and focuses its first field', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    responses = [promise];
    startLeadDialog();
    expect([document.querySelector('#lead'), isOpen()]).toEqual([null, false]);
    window.location.hash = '#other';
    window.location.hash = '#lead';
    await expect.poll(isOpen).toBe(true);
    expect([dialog()?.getAttribute('aria-busy'), dialog()?.childElementCount, requests]).toEqual([
      'true',
      1,
      ['/da/enquiry'],
    ]);
    resolve(formPage);
    await expect.poll(isFocused).toBe(true);
    expect([
      dialog()?.hasAttribute('aria-busy'),
      dialog()?.firstElementChild?.hasAttribute('data-lead'),
    ]).toEqual([false, true]);
  });

  it('keeps the input while the dialog is closed, and loads a new form after it was sent', async () => {
    startLeadDialog();
    await open();
    field()?.setAttribute('value', 'Maja');
    await closeAndWait();
    await open();
    expect([field()?.value, requests.length]).toEqual(['Maja', 1]);
    dialog()?.querySelector('form')?.replaceWith('Thank you');
    window.history.back();
    await expect.poll(isOpen).toBe(false);
    await open();
    expect([field()?.value, requests.length]).toEqual(['', 2]);
  });

  it('does not load the form twice if the dialog is closed and opened while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    responses = [promise];
    startLeadDialog();
    window.location.hash = '#lead';
    await expect.poll(isOpen).toBe(true);
    window.history.back();
    await expect.poll(isOpen).toBe(false);
    window.location.hash = '#lead';
    await expect.poll(isOpen).toBe(true);
    resolve(formPage);
    await expect.poll(isFocused).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('goes back once when the dialog is closed, however often', async () => {
    startLeadDialog();
    await open();
    const back = vi.spyOn(window.history, 'back');
    close();
    await closeAndWait();
    expect(back).toHaveBeenCalledTimes(1);
    await open();
    await closeAndWait();
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('opens for a URL with the fragment, and replaces the history entry when it is closed', async () => {
    window.history.replaceState({ scroll: 7 }, '', '/da/priser?q=1#lead');
    const back = vi.spyOn(window.history, 'back');
    startLeadDialog();
    expect(isOpen()).toBe(true);
    await expect.poll(isFocused).toBe(true);
    await closeAndWait();
    expect([back.mock.calls.length, window.history.state]).toEqual([0, { scroll: 7 }]);
  });

  it.each([
    ['cannot be loaded', new TypeError('Failed to fetch')],
    ['contains no form', '<main>Soon</main>'],
  ])('opens the form’s page if it %s', async (_, response) => {
    responses = [response];
    startLeadDialog();
    window.location.hash = '#lead';
    await expect.poll(() => destinations).toEqual(['/da/enquiry']);
  });

  it('closes and shows a notice without a connection, and loads the form when the visitor tries again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    responses = [new TypeError('Failed to fetch'), formPage];
    startConnectionNotice();
    startLeadDialog();
    window.location.hash = '#lead';
    await expect
      .poll(() => document.querySelector<HTMLElement>('[data-connection-notice]')?.hidden)
      .toBe(false);
    await expect.poll(isOpen).toBe(false);
    expect([destinations, url()]).toEqual([[], '/da/priser?q=1']);
    document.querySelector<HTMLElement>('[data-press=again]')?.click();
    await expect.poll(isFocused).toBe(true);
    expect(requests).toHaveLength(2);
  });
});

describe('startLeadDialog in a browser with the Navigation API', () => {
  const here = 'https://www.kystlink.example/da/priser?q=1';
  const goBack = () => {
    window.history.back();
    return new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  };

  it.each([
    ['goes back to the same page', { url: here, sameDocument: true }, goBack, 1],
    [
      'stays if going back was interrupted',
      { url: here, sameDocument: true },
      () => Promise.reject(new Error('Aborted')),
      1,
    ],
    ['stays if the previous page is another', { url: `${here}2`, sameDocument: true }, goBack, 0],
    [
      'stays if the previous path is another',
      { url: here.replace('/da', ''), sameDocument: true },
      goBack,
      0,
    ],
    ['stays if the previous page was loaded separately', { url: here, sameDocument: false }, goBack, 0],
    ['stays if the previous URL is hidden', { url: null, sameDocument: true }, goBack, 0],
    ['stays if there is no previous page', undefined, goBack, 0],
  ])('%s when the dialog is closed', async (_, previousEntry, back, expected) => {
    let backCount = 0;
    vi.stubGlobal('navigation', {
      currentEntry: { index: 1 },
      entries: () => [previousEntry],
      back() {
        backCount += 1;
        return { committed: back() };
      },
    });
    startLeadDialog();
    await open();
    await closeAndWait();
    expect(backCount).toBe(expected);
  });
});

describe('startLeadDialog on the form’s own page', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', formPage);
    window.history.pushState(null, '', '/da/enquiry');
  });
  const clickLink = (modifier: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
    document.querySelector('#link b')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('focuses the first field when the link is clicked, without changing the URL', () => {
    startLeadDialog();
    expect([isFocused(), clickLink(), isFocused(), url(), dialog()]).toEqual([
      false,
      true,
      true,
      '/da/enquiry',
      null,
    ]);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves clicks with %s to the browser', (key) => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    startLeadDialog();
    clickLink({ [key]: true });
    expect(isFocused()).toBe(false);
  });

  it('leaves other clicks to the browser', () => {
    startLeadDialog();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(click);
    expect([click.defaultPrevented, isFocused()]).toEqual([false, false]);
  });

  it('focuses the first field for the fragment, and removes it', async () => {
    startLeadDialog();
    window.location.hash = '#lead';
    await expect.poll(isFocused).toBe(true);
    await expect.poll(url).toBe('/da/enquiry');
  });

  it('opens a new form after it was sent', () => {
    startLeadDialog();
    field()?.remove();
    expect([clickLink(), destinations]).toEqual([true, ['/da/enquiry']]);
  });

  it.each([
    ['Enter', 499, false, true],
    ['Enter', 500, false, false],
    ['Enter', 2_000, true, true],
    ['a', 0, false, false],
  ])('handles %s after %d ms (repeated: %s) as meant for the link: %s', (key, ms, repeat, expected) => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    startLeadDialog();
    clickLink();
    const press = () => {
      const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: 1_000 + ms });
      field()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press()).toBe(expected);
    field()?.blur();
    expect(press()).toBe(false);
  });
});
