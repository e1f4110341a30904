import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLongWork } from './longWork.ts';

const words = {
  noAnswer: 'No answer (%s).',
  waiting: 'Another window.',
  goOn: 'Continue',
  again: 'Try again',
};

/** Queued responses of WordPress. `actions` records the received requests. */
let answers: (object | string | Promise<object>)[] = [];
let actions: string[] = [];

beforeEach(() => {
  answers = [];
  actions = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    actions.push([body.get('what'), body.get('kind')].filter(Boolean).join(' '));
    const result = await answers.shift();
    if (result === undefined) return new Promise(() => undefined);
    return typeof result === 'string' ? new Response(result, { status: 502 }) : Response.json(result);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** Renders the section of the settings page that the script uses, like `longWorkView.php`. */
function open(state = 'none') {
  const form = (kind: string, extraHtml = '') =>
    `<form class="skerry-work-form"><input type="hidden" name="kind" value="${kind}">${extraHtml}<button>${kind}</button></form>`;
  document.body.innerHTML = `
    <div id="skerry-work" ${state === 'none' ? 'hidden' : ''} data-url="/ajax" data-nonce="n" data-state="${state}">
      <progress max="1" value="0"></progress><p role="status"></p>
      <button type="button" data-stop hidden>Stop</button>
      ${form('', '<input type="hidden" name="sure" value="1">')}
    </div>
    <div class="skerry-work-choices">${form('starter')}${form('removal')}</div>`;
  document.getElementById('skerry-work')?.setAttribute('data-words', JSON.stringify(words));
  startLongWork();
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return {
    press: (selector: string) => find(selector).click(),
    status: () => find('[role=status]').textContent,
    bar: () => `${find('progress').getAttribute('value')} of ${find('progress').getAttribute('max')}`,
    isShown: (selector: string) => !find(selector).hidden,
    goOn: () => find('#skerry-work form button').textContent,
  };
}

const working = (position: number) => ({
  ...{ state: 'working', position, total: 20, said: `${position} of 20.`, next: '' },
});
const starter = '.skerry-work-choices button';
const continueButton = '#skerry-work form button';

test('startLongWork advances the progress bar, then opens the screen with the result', async () => {
  answers = [working(0), working(10), { state: 'done', position: 20, total: 20, said: '', next: '#done' }];
  const page = open();
  page.press(starter);

  await expect.poll(() => window.location.hash).toBe('#done');
  expect(actions).toEqual(['start starter', 'go', 'go']);
  expect(page.bar()).toBe('20 of 20');
});

test('startLongWork announces every tenth of the progress, not every step', async () => {
  answers = [working(0), working(1), working(2), working(3)];
  const page = open();
  page.press(starter);

  await expect.poll(page.bar).toBe('3 of 20');
  expect(page.status()).toBe('2 of 20.');
});

test('startLongWork stops after the current step and continues on request', async () => {
  const { promise: step, resolve: endStep } = Promise.withResolvers<object>();
  answers = [working(0), step, { state: 'stopped', said: 'Paused.' }, working(1)];
  const page = open();
  page.press(starter);
  await expect.poll(page.status).toBe('0 of 20.');
  page.press('[data-stop]');
  endStep(working(1));

  await expect.poll(page.status).toBe('Paused.');
  expect(actions).toEqual(['start starter', 'go', 'stop']);
  expect([page.isShown('[data-stop]'), page.goOn()]).toEqual([false, 'Continue']);
  page.press(continueButton);
  await expect.poll(() => actions.at(3)).toBe('start starter');
  expect(page.isShown('[data-stop]')).toBe(true);
});

test('startLongWork reports a failed request and continues at the same position', async () => {
  answers = [working(4), 'Bad gateway', { state: 'working' }];
  const page = open();
  page.press(starter);

  await expect.poll(page.status).toBe('No answer (502).');
  expect(page.goOn()).toBe('Try again');
  page.press(continueButton);
  await expect.poll(() => actions).toEqual(['start starter', 'go', 'look', 'start starter']);
});

test('startLongWork reports the error that WordPress stored for a failed step', async () => {
  answers = [working(4), 'Fatal error', { state: 'failed', said: 'A step failed: time.' }];
  const page = open();
  page.press(starter);

  await expect.poll(page.status).toBe('A step failed: time.');
});

test('startLongWork resumes an import after a reload, unless the editor stopped it', async () => {
  open('stopped');
  expect(actions).toEqual([]);
  open('working');
  await expect.poll(() => actions).toEqual(['go']);
});
