import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPublishPanel } from './publishPanel.ts';

const words = {
  ...{
    checking: 'Checking',
    slow: 'Slow',
    none: 'Nothing',
    found: 'Found: %d',
    foundOne: 'Found: one',
    stopped: 'Stopped',
  },
  ...{ title: 'Website status', again: 'Again' },
  ...{ noWord: 'No word', loggedOut: 'Logged out', view: 'View' },
};

/** Queued WordPress responses for each kind of request. */
let answers: Record<'check' | 'state', (object | number | Promise<object>)[]>;
let requests: string[];
let rows: HTMLElement[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = { check: [], state: [] };
  requests = [];
  vi.stubGlobal('fetch', async (url: 'check' | 'state') => {
    requests.push(url);
    const result = await answers[url].shift();
    if (result === undefined) return new Promise(() => undefined);
    return typeof result === 'number' ? new Response('', { status: result }) : Response.json(result);
  });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['acf', 'jQuery']) Reflect.deleteProperty(window, name);
});

/** Renders the form of a page with one visible section, like WordPress, ACF and Polylang. */
async function open() {
  document.body.innerHTML = `
    <form id="post">
      <input id="title" name="post_title" value="Prices">
      <div class="layout" data-layout="hero_element"><div class="acf-fields">
        <div data-name="is_hidden"><input type="checkbox" checked></div></div></div>
      <div class="layout" data-layout="hero_element"><div class="acf-fields"><input type="text" id="first" value="Above">
        <div class="acf-field"><input type="text" id="hero" value="Read it"></div></div></div>
      <div class="acf-field" data-name="seo_description"><textarea id="description"></textarea></div>
      <div id="ml_box"><span class="hidden"><a id="new-da" title="Add a translation in Dansk" href="#da"></a></span>
        <a id="old-da" title="Edit the translation in Dansk" href="#da"></a>
        <a id="new-de" title="Add a translation in Deutsch" href="#de"></a></div>
      <div id="skerry-publish-panel" data-check="check" data-state="state" data-nonce="n">
        <p role="status" data-state-text></p><p role="status" data-check-text></p>
        <ol hidden></ol><p class="skerry-publish-weight" hidden></p><button type="button" data-again>Again</button>
      </div>
      <button id="save-post">Save</button><button id="publish">Publish</button>
    </form>`;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return element;
  };
  find('#skerry-publish-panel').setAttribute('data-words', JSON.stringify(words));
  rows = [...document.querySelectorAll<HTMLElement>('.layout')];
  let changed = () => {};
  let requested: (event: object, result: object, request: { data: string }) => void = () => {};
  const jQuery = () => ({
    on: (events: string, listener: () => void) =>
      events === 'ajaxSuccess' ? (requested = listener) : (changed = listener),
  });
  const acf = {
    getFields: () => [{ get: () => 'section_elements', $layouts: () => ({ get: () => rows }) }],
    serialize: () => ({}),
    doAction: () => undefined,
    addAction: (name: string, action: () => void) => (name === 'ready' ? action() : undefined),
  };
  Object.assign(window, { acf, jQuery });
  startPublishPanel();
  await vi.advanceTimersByTimeAsync(0);
  const submitted: string[] = [];
  find('#post').addEventListener('submit', (event) => {
    if (!event.defaultPrevented) submitted.push('submitted');
    event.preventDefault();
  });
  return {
    find,
    submitted,
    status: () => find('[data-check-text]').textContent,
    state: () => find('[data-state-text]').textContent,
    findings: () => [...document.querySelectorAll('li')].map((each) => each.textContent),
    /** Simulates WordPress's response to a request from its own script. */
    request: (data: string) => requested({}, {}, { data }),
    type(value: string) {
      Object.assign(find('#title'), { value });
      changed();
    },
  };
}

const finding = (overrides: object = {}) => ({
  ...{ code: 'dead-link', stops: false, text: 'A dead link', section: null, part: null, clue: {} },
  ...overrides,
});
const checkResult = (...findings: object[]) => ({ said: null, findings, weight: null });
const failed = checkResult(finding({ code: 'page-failed', stops: true, text: 'Not drawn' }));

test('startPublishPanel focuses the field of an issue, or the first field of its section', async () => {
  const section = { row: 0, kind: 'heroelement' };
  answers.check.push(
    checkResult(
      finding({ text: 'In a field', section, clue: { text: 'Read it' } }),
      finding({ text: 'In the section', section }),
      finding({ text: 'In the title', part: 'title' }),
      finding({ text: 'In the description', part: 'description' }),
      finding({ text: 'In Danish', part: 'translations', clue: { text: 'Dansk' } }),
      finding({ text: 'In German', part: 'translations', clue: { text: 'Deutsch' } }),
      finding({ text: 'Of the page' }),
    ),
  );
  const { find, findings, status } = await open();
  expect(findings()).toHaveLength(7);
  expect(status()).toBe('Found: 7');
  for (const [number, field] of ['hero', 'first', 'title', 'description', 'old-da', 'new-de'].entries()) {
    find(`li:nth-child(${number + 1}) button`).click();
    expect(document.activeElement?.id).toBe(field);
  }
  expect(find('li:last-child').querySelector('button')).toBeNull();
});

test('startPublishPanel prevents publishing a page that the site cannot render, but not saving a draft', async () => {
  answers.check.push(failed);
  const { find, submitted, status } = await open();
  find('#publish').click();
  expect(submitted).toEqual([]);
  expect(status()).toBe('Stopped');
  expect(document.activeElement?.id).toBe('skerry-publish-panel');
  find('#save-post').click();
  expect(submitted).toEqual(['submitted']);
});

test('startPublishPanel does not prevent publishing because of outdated or pending results', async () => {
  answers.check.push(failed);
  const { find, submitted, type } = await open();
  type('Other prices');
  find('#publish').click();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(requests.filter((each) => each === 'check')).toHaveLength(2);
  find('#publish').click();
  expect(submitted).toEqual(['submitted', 'submitted']);
});

test('startPublishPanel checks again after an alternative text is saved in the media library', async () => {
  answers.check.push(checkResult(finding({ text: 'No text' })), checkResult());
  const { request, status } = await open();
  expect(status()).toBe('Found: one');
  request('action=heartbeat&id=7');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(status()).toBe('Found: one');
  request('id=7&changes%5Balt%5D=A+buoy&action=save-attachment');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(status()).toBe('Nothing');
});

test('startPublishPanel explains why a check failed or is taking long', async () => {
  answers.check.push({ said: 'The site does not answer.', findings: [], weight: null });
  const { find, status } = await open();
  expect(status()).toBe('The site does not answer.');
  answers.check.push(403, 500);
  find('[data-again]').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('Logged out');
  find('[data-again]').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('No word');
  find('[data-again]').click();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(status()).toBe('Slow');
});

test('startPublishPanel polls the state on the site until it is final, with a link if the site has the page', async () => {
  answers.state.push(
    { said: 'Waiting since 14:03.', link: null, isDone: false },
    { said: 'On the site after 0.8 s.', link: 'https://www.example/pricing', isDone: true },
  );
  const { find, state } = await open();
  expect(state()).toBe('Waiting since 14:03.');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toBe('On the site after 0.8 s. View');
  expect(find('[data-state-text] a').getAttribute('href')).toBe('https://www.example/pricing');
  expect(requests.filter((each) => each === 'state')).toHaveLength(2);
});
