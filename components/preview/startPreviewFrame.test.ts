// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameMessage, type FormMessage } from '#schema/frameMessages.ts';
import { removeListenersAfterTests } from '#tests/support/removeListeners.ts';

const admin = 'https://cms.example';
const session =
  '<p data-preview-session="s1" data-preview-address="/preview/page" data-preview-admin="https://cms.example"></p>';
const parts = {
  header: '<header><a href="/menu" id="menu">Menu</a></header>',
  hero: `<section id="hero"><h1 data-fields="title">Hello</h1><a href="/prices" id="card"><svg id="drawing"></svg></a>
    <p id="text">Plain</p><details><summary>More</summary></details></section>`,
  island: '<site-island><b>Server</b></site-island>',
  article:
    '<article><header><b id="author">Ada</b></header><text-mark><div><p id="typed">Typed</p></div></text-mark></article>',
  footer: '<footer><p id="address">Street</p></footer>',
};
const pageWith = (changes: Partial<typeof parts> = {}) => {
  const { header, hero, island, article, footer } = { ...parts, ...changes };
  return `${header}<main><section-mark kind="Hero">${hero}</section-mark>
    <section-mark kind="FAQ"><section id="faq">${island}</section></section-mark>${article}</main>${footer}
    <div data-cookie-banner></div>`;
};

/** Messages to WordPress. */
let sent: unknown[];
let requests: unknown[];
let respond: () => Promise<Response>;
let scrolled: unknown[];
/** Closed in the browser. */
let tools: ShadowRoot;
const parent = {
  postMessage: (message: unknown, origin: string) => sent.push(origin === admin ? message : origin),
};
const { attachShadow } = Element.prototype;

removeListenersAfterTests();

/** Loads the page with the script in it. */
async function open(html = pageWith() + session) {
  document.body.innerHTML = html;
  vi.resetModules();
  await import('./startPreviewFrame.ts');
}

beforeEach(() => {
  [sent, requests, scrolled] = [[], [], []];
  respond = async () => new Response(pageWith());
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    requests.push(request);
    return respond();
  });
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
    return (tools = attachShadow.call(this, options));
  });
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled.push([this.id, options]);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const host of document.querySelectorAll('section-tools')) host.remove();
});

function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}
const receive = (
  data: unknown,
  { origin = admin, source = parent }: { origin?: string; source?: unknown } = {},
) => window.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));
const message = (data: FormMessage) => receive(data);
/** Loads the page again, and waits until it is shown. */
async function reload(changes: Partial<typeof parts> = {}, storedAt?: number) {
  sent = [];
  respond = async () => new Response(pageWith(changes));
  message({ type: 'reload', storedAt });
  await expect.poll(() => sent).toEqual([{ type: 'rendered' }]);
}
const outlined = () => (one('section-tools').hidden ? undefined : tools.querySelector('.name')?.textContent);
const blocks: FormMessage = {
  type: 'blocks',
  blocks: [{ id: 'b1', name: 'Paragraph', text: 'Typed', element: 'p' }],
};

describe('startPreviewFrame', () => {
  it('reports that it is ready, and removes marks and the cookie banner', async () => {
    await open();
    expect(sent).toEqual([{ type: 'ready' }]);
    expect(document.querySelector('section-mark, text-mark, [data-cookie-banner]')).toBeNull();
  });

  it.each([
    ['outside a frame', pageWith() + session, globalThis],
    ['on a page without a session', pageWith(), parent],
  ])('does not start %s', async (_, html, window) => {
    vi.stubGlobal('parent', window);
    await open(html);
    expect([sent, document.querySelector('section-tools')]).toEqual([[], null]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, { type: 'reload' }],
    ['another window', { source: {} }, { type: 'reload' }],
    ['the form, but of another shape', {}, { type: 'reload', storedAt: 'now' }],
  ])('ignores messages from %s', async (_, from, data) => {
    await open();
    receive(data, from);
    expect(requests).toEqual([]);
  });

  it('loads the page with its session, and shows the changed parts', async () => {
    await open();
    const text = one('#text');
    await reload({
      hero: parts.hero.replace('Hello', 'Good day'),
      footer: '<footer><p id="address">Road</p></footer>',
    });
    expect(requests).toEqual([
      ['/preview/page', { headers: { 'X-Preview-Session': 's1', accept: 'text/html' }, cache: 'no-store' }],
    ]);
    expect([one('h1').textContent, one('#address').textContent]).toEqual(['Good day', 'Road']);
    expect([one('#text'), document.querySelector('section-mark, text-mark')]).toEqual([text, null]);
  });

  it('shows the title of the new page', async () => {
    await open();
    respond = async () => new Response(`<title>Plans</title>${pageWith()}`);
    message({ type: 'reload' });
    await expect.poll(() => document.title).toBe('Plans');
  });

  it('keeps header and islands as long as the server renders the same', async () => {
    await open();
    one('#menu').textContent = 'Open menu';
    one('site-island').innerHTML = '<b>Hydrated</b>';
    await reload();
    expect([one('#menu').textContent, one('site-island').textContent]).toEqual(['Open menu', 'Hydrated']);
    await reload({
      header: parts.header.replace('Menu', 'New menu'),
      island: parts.island.replace('Server', 'New'),
    });
    expect([one('#menu').textContent, one('site-island').textContent]).toEqual(['New menu', 'New']);
    one('#menu').textContent = 'Open menu';
    one('site-island').innerHTML = '<b>Hydrated</b>';
    await reload({
      header: parts.header.replace('Menu', 'New menu'),
      island: parts.island.replace('Server', 'New'),
    });
    expect([one('#menu').textContent, one('site-island').textContent]).toEqual(['Open menu', 'Hydrated']);
  });

  it('updates the header of an article with the article, on a page without its own', async () => {
    await open(pageWith({ header: '' }) + session);
    await reload({ header: '', article: parts.article.replace('Ada', 'Eva') });
    expect(one('#author').textContent).toBe('Eva');
  });

  it.each([
    [
      'the session has ended',
      () => Promise.resolve(new Response('', { status: 403 })),
      { type: 'sessionEnded' },
    ],
    [
      'the site fails',
      () => Promise.resolve(new Response('', { status: 500 })),
      { type: 'renderingFailed', status: 500 },
    ],
    [
      'there is no response',
      () => Promise.reject(new TypeError('Failed')),
      { type: 'renderingFailed', status: 0 },
    ],
  ])('reports that %s, and keeps the page', async (_, failure, expected) => {
    await open();
    respond = failure;
    message({ type: 'reload' });
    await expect.poll(() => sent.at(-1)).toEqual(expected);
    expect(one('h1').textContent).toBe('Hello');
  });

  it('loads the page once more for all changes during a load, and again for later ones', async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond = () => promise;
    for (let count = 0; count < 3; count += 1) message({ type: 'reload' });
    respond = async () => new Response(pageWith());
    resolve(new Response(pageWith()));
    const rendered = { type: 'rendered' };
    await expect.poll(() => sent).toEqual([{ type: 'ready' }, rendered, rendered]);
    expect(requests).toHaveLength(2);
    await reload();
    expect(requests).toHaveLength(3);
  });

  it.each([
    [11, 'Typed title'],
    [10, 'Hello'],
  ])(
    'shows a text typed at %d ms after the page as stored at 10 ms was loaded: %s',
    async (typedAt, expected) => {
      await open();
      const section = { kind: 'hero', number: 0 };
      message({ type: 'fieldTexts', section, path: 'title', texts: ['Typed title'], typedAt });
      expect(one('h1').textContent).toBe('Typed title');
      await reload({}, 10);
      await reload();
      expect(one('h1').textContent).toBe(expected);
    },
  );

  it('reports the cropped pictures at a width', async () => {
    await open();
    message({ type: 'croppedImages', width: window.innerWidth });
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ type: 'croppedImages', width: window.innerWidth, images: [] });
  });
});

describe('startPreviewFrame: clicks', () => {
  const lastClick = () => {
    const click = v.parse(FrameMessage, sent.at(-1));
    if (click.type !== 'click') throw new Error('No click was reported.');
    return click;
  };
  const press = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    one(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['#text', { kind: 'hero', number: 0, container: 'title' }, 'p Plain'],
    ['h1', { kind: 'hero', number: 0, path: 'title' }, 'h1 Hello'],
    ['#drawing', { kind: 'hero', number: 0 }, 'a /prices'],
    ['#menu', { area: 'menu' }, 'a Menu /menu'],
    ['#address', { area: 'footer' }, 'p Street'],
    ['#author', { area: 'page' }, 'b Ada'],
    ['#typed', { area: 'page', block: 'b1' }, 'p Typed'],
  ])(
    'a click is reported with the field or area, and has no effect on the page: %s',
    async (selector, expected, clue) => {
      await open();
      message(blocks);
      const bubbled = vi.fn();
      one('main').addEventListener('click', bubbled);
      expect(press(selector)).toBe(true);
      expect(lastClick()).toMatchObject(expected);
      const { element, text, link } = lastClick().clues[0] ?? {};
      expect([element, text, link].filter(Boolean).join(' ')).toBe(clue);
      expect(bubbled).not.toHaveBeenCalled();
    },
  );

  it('a click on the summary opens its details', async () => {
    await open();
    expect(press('summary')).toBe(false);
  });

  it('a click on a link’s text names the link once', async () => {
    await open();
    one('#drawing').insertAdjacentHTML('afterend', '<i>Prices</i>');
    press('#card i');
    expect(lastClick().clues.filter(({ link }) => link !== undefined)).toHaveLength(1);
  });

  it.each([
    ['a click on a drawing reports the text that is visible below it', 1, 'Plain'],
    ['a click by keyboard reports the drawing itself', 0, ''],
  ])('%s', async (_, detail, expected) => {
    await open();
    Object.assign(document, { elementsFromPoint: () => [one('#menu'), one('#drawing'), one('#text')] });
    Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    one('#card').getBoundingClientRect = () => new DOMRect(500, 500, 1, 1);
    press('#drawing', { detail, clientX: 5, clientY: 5 });
    const { clues } = lastClick();
    expect(clues[0]?.text).toBe(expected);
    expect(clues.filter(({ link }) => link === '/prices')).toHaveLength(1);
  });

  it('forms are not submitted', async () => {
    await open();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    one('#text').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});

describe('startPreviewFrame: outline and buttons', () => {
  const press = (selector: string, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    one(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const hover = (selector: string) =>
    one(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));

  it('Enter on a section reports it as clicked', async () => {
    await open();
    press('#text', { key: 'Enter' });
    expect(sent).toHaveLength(1);
    press('#hero', { key: 'Enter' });
    expect(sent.at(-1)).toMatchObject({ type: 'click', kind: 'hero', number: 0 });
  });

  it.each([
    ['#hero', { key: 'Tab' }, true],
    ['#hero', { key: 'Tab', shiftKey: true }, false],
    ['#hero', { key: 'ArrowDown' }, false],
    ['#text', { key: 'Tab' }, false],
  ])('the buttons are next in the Tab order after a section: %s, %j', async (selector, key, expected) => {
    await open();
    one('#hero').focus();
    expect(outlined()).toBe('hero');
    expect([press(selector, key), tools.activeElement !== null]).toEqual([expected, expected]);
  });

  it('outline and buttons follow the pointer', async () => {
    await open();
    message(blocks);
    const names = ['#text', '#typed', '#menu', '#faq', 'section-tools'].map((selector) => {
      hover(selector);
      return outlined();
    });
    expect(names).toEqual(['hero', 'Paragraph', undefined, 'faq', 'faq']);
  });

  it('a button sends its command, and has its label and size from WordPress', async () => {
    await open();
    const labels = {
      ...{ add: 'Add', moveUp: 'Up', moveDown: 'Down' },
      ...{ duplicate: 'Copy', hide: 'Hide', remove: 'Remove', empty: '' },
    };
    message({ type: 'labels', labels, kinds: { hero: 'Opening' } });
    message({ type: 'scale', scale: 0.5 });
    hover('#hero');
    expect([outlined(), one('section-tools').style.getPropertyValue('--zoom')]).toEqual(['Opening', '2']);
    const button = tools.querySelector<HTMLElement>('[title=Copy]');
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(sent.slice(1)).toEqual([{ type: 'command', command: 'duplicate', kind: 'hero', number: 0 }]);
  });

  it('the outline shows the section whose fields have the focus', async () => {
    await open();
    message({ type: 'showSection', kind: 'faq', number: 1 });
    expect([outlined(), scrolled]).toEqual([undefined, []]);
    message({ type: 'showSection', kind: 'faq', number: 0 });
    expect([outlined(), scrolled]).toEqual(['faq', [['faq', { block: 'nearest', behavior: 'instant' }]]]);
  });

  it.each([
    ['the block', { text: 'Typed', block: 'b1' }, 'typed', 'Paragraph'],
    ['the block if its text differs', { text: 'Older', block: 'b1' }, 'typed', 'Paragraph'],
    ['the text in the article if there is no block', { text: 'Ada' }, 'author', undefined],
    ['nothing if the text is outside the article', { text: 'Street' }, undefined, undefined],
  ])('show %s that is selected in the editor', async (_, content, expected, name) => {
    await open();
    message(blocks);
    message({ type: 'showBlock', occurrence: 0, ...content });
    expect([outlined(), scrolled]).toEqual([
      name,
      expected === undefined ? [] : [[expected, { block: 'center', behavior: 'instant' }]],
    ]);
  });

  it('the outline names the blocks of a page that was loaded again', async () => {
    await open();
    message(blocks);
    await reload({ article: parts.article.replace('id="typed"', 'id="other"') });
    hover('#other');
    expect(outlined()).toBe('Paragraph');
  });
});
