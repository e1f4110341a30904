import * as v from 'valibot';
import { find, announce } from '../lib/dom.ts';
import { readJson } from '../lib/rest.ts';
import { readData } from '../lib/settings.ts';

const waitMs = 2000;

const Words = v.object({ again: v.string(), goOn: v.string(), noAnswer: v.string(), waiting: v.string() });

/** Progress that WordPress reports. */
const Progress = v.object({
  state: v.string(),
  said: v.nullish(v.string(), ''),
  position: v.nullish(v.number(), 0),
  total: v.nullish(v.number(), 0),
  next: v.nullish(v.string(), ''),
});

/**
 * Imports and removes content in short requests (src/Admin/LongWork.php). If this script does not run, the browser submits
 * the same forms.
 */
export function startLongWork(): void {
  const region = document.getElementById('skerry-work');
  if (!region) return;
  const words = readData(region, 'words', Words);
  const screen = createWorkScreen(region, words);
  const request = createWorkRequest(region);
  let isStopping = false;

  async function work(first: string, fields?: Record<string, string>): Promise<void> {
    isStopping = false;
    screen.begin(fields !== undefined);
    try {
      let result = await request(first, fields);
      while (result.state === 'working' || result.state === 'waiting') {
        if (result.state === 'working') {
          screen.advance(result);
        } else {
          screen.say(words.waiting);
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
        result = await request(isStopping ? 'stop' : 'go');
      }
      if (result.state === 'done' || result.state === 'none') {
        screen.finish();
        window.location.href = result.next;
        return;
      }
      screen.end(result.state, result.said);
    } catch (error) {
      // If PHP exceeds its time limit, it sends no response, so the stored error is fetched.
      const storedResult = await request('look').catch(() => undefined);
      const reason = error instanceof Error ? error.message : String(error);
      const text =
        storedResult?.state === 'failed' ? storedResult.said : words.noAnswer.replace('%s', reason);
      screen.end('failed', text);
    }
  }

  screen.stop.addEventListener('click', () => {
    isStopping = true;
  });
  for (const form of document.querySelectorAll<HTMLFormElement>('.skerry-work-form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const [kind, confirmation] = ['kind', 'sure'].map((name) => String(data.get(name) ?? ''));
      screen.remember(kind ?? '');
      void work('start', { kind: kind ?? '', ...(confirmation && { sure: confirmation }) });
    });
  }

  // The page was reloaded or left while work was running.
  if (region.dataset['state'] === 'working') void work('go');
}

function createWorkRequest({ dataset }: HTMLElement) {
  return async (action: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      ...{ action: 'skerry_work', _wpnonce: dataset['nonce'] ?? '', what: action, ...fields },
      // Without this parameter, Polylang treats the request as one from the front end.
      pll_ajax_backend: '1',
    });
    const response = await fetch(dataset['url'] ?? '', { method: 'POST', body });
    const result = await readJson(response, Progress);
    if (!result?.state) throw new Error(String(response.status));
    return result;
  };
}

/** Controls the progress bar, its status and its buttons. */
function createWorkScreen(region: HTMLElement, words: v.InferOutput<typeof Words>) {
  const bar = find<HTMLProgressElement>(region, 'progress');
  const status = find(region, '[role=status]');
  const stop = find(region, '[data-stop]');
  const goOn = find<HTMLFormElement>(region, 'form');
  const goOnButton = find(goOn, 'button');
  const choices = document.querySelectorAll<HTMLFormElement>('.skerry-work-choices form');
  const kindOf = (form: HTMLFormElement) => find<HTMLInputElement>(form, '[name=kind]');
  let tenth = -1;

  function show(state: string): void {
    const isWorking = state === 'working' || state === 'waiting';
    region.hidden = false;
    bar.hidden = state === 'refused';
    stop.hidden = !isWorking;
    goOn.hidden = isWorking || state === 'refused';
    goOnButton.textContent = state === 'failed' ? words.again : words.goOn;
    for (const form of choices) find<HTMLButtonElement>(form, 'button').disabled = isWorking;
  }

  return {
    stop,
    say: (text: string) => announce(status, text),
    /** Sets the content that "Continue" continues with. */
    remember(kind: string) {
      kindOf(goOn).value = kind;
    },
    begin(isChosen: boolean) {
      tenth = -1;
      const hadFocus = region.contains(document.activeElement);
      show('working');
      if (hadFocus || isChosen) stop.focus();
    },
    /** Moves the bar, and announces every tenth. */
    advance({ position, total, said }: v.InferOutput<typeof Progress>) {
      bar.max = total;
      bar.value = position;
      const newTenth = Math.floor((10 * position) / total);
      if (newTenth !== tenth) announce(status, said);
      tenth = newTenth;
    },
    finish() {
      bar.value = bar.max;
    },
    end(state: string, text: string) {
      const hadFocus = document.activeElement === stop;
      show(state);
      announce(status, text);
      if (state === 'refused') return;
      // Partly imported content can be continued or removed, but no other content can be imported.
      for (const form of choices) form.hidden = kindOf(form).value !== 'removal';
      if (hadFocus && !goOn.hidden) goOnButton.focus();
    },
  };
}
