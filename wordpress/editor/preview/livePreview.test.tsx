import { afterEach, expect, test, vi } from 'vitest';
import { createSectionPicker } from '../form/sectionPicker.ts';
import { startLivePreview } from './livePreview.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const barButtons = `<button data-width="390"></button><button data-whole></button><span data-publishing>
  <button data-status></button><button data-save></button><button data-publish></button></span><button data-close></button>`;

const labels = 'add addBlock moveUp moveDown duplicate hide remove empty';
const messages = 'sure loading typeFirst again slow noWord loggedOut siteFailed noFrame';
const texts = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]));
const words = JSON.stringify({ ...texts(messages), frame: texts(labels) });

/** Stubs the APIs of the browser and of WordPress. */
function stubBrowser() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('jQuery', () => ({ on() {}, serializeArray: () => [] }));
}

const refuse = () => {
  throw new DOMException('Denied or full.', 'SecurityError');
};

test.each([
  ['denies its storage', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['has no storage', () => vi.stubGlobal('localStorage', null)],
  ['has no room left', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('startLivePreview opens, closes and changes its width if the browser %s', (_, block) => {
  block();
  stubBrowser();
  document.body.innerHTML = `<form id="post"><input name="auto_draft" value="1"></form>
    <button id="skerry-live-open"></button>
    <section id="skerry-live" data-words='${words}' data-kinds="{}" hidden>
      <div class="skerry-live-stage"><iframe></iframe></div><p role="status"></p>
      ${barButtons}
    </section>`;
  startLivePreview(createSectionPicker());

  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const panel = document.querySelector('#skerry-live');
  press('#skerry-live-open');
  expect(panel?.hasAttribute('hidden')).toBe(false);
  press('[data-width]');
  expect(document.querySelector('[data-width]')?.getAttribute('aria-pressed')).toBe('true');
  press('[data-close]');
  expect(panel?.hasAttribute('hidden')).toBe(true);
  expect(document.activeElement?.id).toBe('skerry-live-open');
});

test('startLivePreview puts the side boxes after the fields in the Tab order while the preview is open', () => {
  stubBrowser();
  document.body.innerHTML = `<form id="post"><input name="auto_draft" value="1"><div id="post-body">
      <div id="post-body-content"></div><div id="postbox-container-1"></div><div id="postbox-container-2"></div>
    </div></form><button id="skerry-live-open"></button>
    <section id="skerry-live" data-words='${words}' data-kinds="{}" hidden>
      <div class="skerry-live-stage"><iframe></iframe></div><p role="status"></p>${barButtons}
    </section>`;
  startLivePreview(createSectionPicker());
  const orderAfter = (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.click();
    return [...document.querySelectorAll('#post-body > *')].map(({ id }) => id.replace(/^.*-/, ''));
  };

  expect(orderAfter('[data-close]')).toEqual(['content', '1', '2']);
  expect(orderAfter('#skerry-live-open')).toEqual(['content', '2', '1']);
  expect(orderAfter('[data-close]')).toEqual(['content', '1', '2']);
});

test('startLivePreview shows the status and buttons of WordPress’s Publish box in its bar', async () => {
  stubBrowser();
  document.body.innerHTML = `<form id="post"><input name="auto_draft" value="1"><div id="submitdiv">
      <span id="post-status-display">Draft</span><input type="submit" id="save-post" name="save" value="Save Draft">
      <input type="submit" id="publish" name="publish" value="Publish"></div></form>
    <button id="skerry-live-open"></button>
    <section id="skerry-live" data-words='${words}' data-kinds="{}" hidden>
      <div class="skerry-live-stage"><iframe></iframe></div><p role="status"></p>${barButtons}
    </section>`;
  const submitted: (string | undefined)[] = [];
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(event.submitter?.id);
  });
  startLivePreview(createSectionPicker());
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`#skerry-live [data-${name}]`);

  expect(['status', 'save', 'publish'].map((name) => button(name)?.textContent)).toEqual([
    'Draft',
    'Save Draft',
    'Publish',
  ]);
  button('publish')?.click();
  button('save')?.click();
  expect(submitted).toEqual(['publish', 'save-post']);

  document.querySelector('#publish')?.setAttribute('value', 'Schedule');
  document.querySelector('#save-post')?.remove();
  await expect.poll(() => button('publish')?.textContent).toBe('Schedule');
  expect(button('save')?.hidden).toBe(true);
});

test('startLivePreview renders the page again if the form changed while the page was loading', async () => {
  stubBrowser();
  let changed = () => {};
  vi.stubGlobal('jQuery', () => ({ on: (_events: string, listener: () => void) => (changed = listener) }));
  const storedForms: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.startsWith('/unsaved')) storedForms.push(JSON.parse(body));
    return Response.json({ link: 'about:blank' });
  });
  document.body.innerHTML = `<form id="post"><input name="post_title" value="Prices"></form>
    <button id="skerry-live-open"></button>
    <section id="skerry-live" data-words='${words}' data-kinds="{}" data-site="https://www.example" data-keep="/unsaved" hidden>
      <div class="skerry-live-stage"><iframe></iframe></div><p role="status"></p>${barButtons}
    </section>`;
  startLivePreview(createSectionPicker());
  document.querySelector<HTMLElement>('#skerry-live-open')?.click();
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('about:blank');
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  if (source === null) throw new Error('The frame has no window.');
  const messages: string[] = [];
  vi.spyOn(source, 'postMessage').mockImplementation(
    ({ type }: { type: string }) => void messages.push(type),
  );

  document.querySelector('input')?.setAttribute('value', 'Plans');
  changed();
  await expect.poll(() => storedForms).toHaveLength(2);
  expect(messages).toEqual([]);
  const data = { type: 'ready' };
  window.dispatchEvent(new MessageEvent('message', { origin: 'https://www.example', source, data }));

  await expect.poll(() => messages).toContain('reload');
});

test('startLivePreview explains an error page in the frame when it has loaded', async () => {
  stubBrowser();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/connection' ? { said: 'The site responds with 503.' } : { link: 'about:blank' }),
  );
  document.body.innerHTML = `<form id="post"><input name="post_title" value="Prices"></form>
    <button id="skerry-live-open"></button>
    <section id="skerry-live" data-words='${words}' data-kinds="{}" data-connection="/connection" hidden>
      <div class="skerry-live-stage"><iframe></iframe></div><p role="status"></p>${barButtons}
    </section>`;
  startLivePreview(createSectionPicker());
  document.querySelector<HTMLElement>('#skerry-live-open')?.click();
  const status = () => document.querySelector('[role=status]')?.textContent;
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('about:blank');
  expect(status()).toBe('loading');

  document.querySelector('iframe')?.dispatchEvent(new Event('load'));
  await expect.poll(status).toBe('noFrame');
});
