import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';

const Message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  result: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
});
const Session = v.object({ sessionId: v.string() });
const Evaluated = v.optional(v.object({ result: v.object({ value: v.optional(v.unknown()) }) }));
const Attached = v.object({ sessionId: v.string(), targetInfo: v.object({ type: v.string() }) });

/** A tab of a browser of its own: whichever page it shows, prerendered ones included, is the one that is spoken to. */
export type Tab = {
  send(method: string, params?: object): Promise<unknown>;
  /** What an expression gives in the page; undefined where that page gives way to the next before it answers. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Chromium with these arguments more, spoken to without Playwright, which keeps pages from being prerendered. */
export async function openTab(more: readonly string[] = []): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'tab-'));
  const browser = spawn(
    findChromium(),
    [
      ...chromiumArguments,
      ...more,
      '--remote-debugging-port=0',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const socket = new WebSocket(await addressOf(profile));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const waiting = new Map<number, (result: unknown) => void>();
  // The first is seen; others are prerendered, and follow when it goes.
  const pages: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params } = v.parse(Message, JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = v.parse(Attached, params);
      if (targetInfo.type === 'page') pages.push(sessionId);
    }
    if (method === 'Target.detachedFromTarget') {
      const gone = pages.indexOf(v.parse(Session, params).sessionId);
      if (gone >= 0) pages.splice(gone, 1);
    }
  });
  let last = 0;
  const sendTo = (sessionId: string | undefined, method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });

  const { targetId } = v.parse(
    v.object({ targetId: v.string() }),
    await sendTo(undefined, 'Target.createTarget', { url: 'about:blank', forTab: true }),
  );
  const { sessionId: tab } = v.parse(
    Session,
    await sendTo(undefined, 'Target.attachToTarget', { targetId, flatten: true }),
  );
  await sendTo(tab, 'Target.setAutoAttach', {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
  });
  const send = (method: string, params?: object) => sendTo(pages[0], method, params);
  return {
    send,
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      return v.parse(Evaluated, answer)?.result.value;
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The browser writes down where it listens. */
async function addressOf(profile: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const written = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, place] = written.split('\n');
    if (port && place) return `ws://127.0.0.1:${port}${place}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not start.');
}
