import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { close as closeServer, listen } from '../listen.ts';
import type { Browser } from './Browser.ts';

const Answer = v.object({ value: v.unknown() });
const Session = v.object({ sessionId: v.string() });

// Makes the page record its errors from the first evaluation after loading, because WebDriver cannot read WebKit's
// console. Tests notice earlier errors because these prevent the page's scripts from starting.
const keepFaults = `if (!('faultsAreKept' in window)) {
  window.faultsAreKept = true;
  const kept = () => JSON.parse(sessionStorage.getItem('faults') ?? '[]');
  const keep = (fault) => sessionStorage.setItem('faults', JSON.stringify([...kept(), fault]));
  addEventListener('error', ({ message }) => message && keep('thrown: ' + message));
  // WebKit itself skips the view transition of a page that is restored from its cache.
  addEventListener('unhandledrejection', ({ reason }) =>
    String(reason).includes('Skipping view transition') || keep('thrown: ' + reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep('refused: ' + blockedURI));
  for (const level of ['error', 'warn']) console[level] = (...words) => keep(level + ': ' + words.join(' '));
}`;

/** Starts GTK's WebKit in its test browser, which needs a display and is driven by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const origin = await freeAddress();
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${new URL(origin).port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const exit = new Promise((resolve) => driver.once('exit', resolve));
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = v.parse(Answer, await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', '/status').catch(() => undefined)) break;
    await wait(100);
  }
  const { sessionId } = v.parse(Session, await send('POST', '/session', { capabilities: {} }));
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1440, height: 900 });
  const evaluate = async (expression: string) =>
    v.parse(
      v.string(),
      await send('POST', `${session}/execute/sync`, {
        script: `${keepFaults}\nreturn String(${expression});`,
        args: [],
      }),
    );
  const perform = async (type: string, actions: object[]) =>
    void (await send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] }));
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate,
    press: (x, y) =>
      perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      perform(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    screenshot: async () => v.parse(v.string(), await send('GET', `${session}/screenshot`)),
    faults: async () =>
      v.parse(v.array(v.string()), JSON.parse(await evaluate(`sessionStorage.getItem('faults') ?? '[]'`))),
    async close() {
      // The driver ends the browser only if its session is deleted first.
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      await exit;
      await screen.stop();
    },
  };
}

/** Starts Xvfb on the first free display, which Xvfb reports. */
async function startScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = new Promise<void>((resolve) => screen.once('exit', () => resolve()));
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
    void exit.then(() => reject(new Error('Xvfb did not start.')));
  });
  return {
    display,
    async stop() {
      screen.kill();
      await exit;
    },
  };
}

/** Returns a free address, because the driver cannot choose a free port and report it. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  const address = await listen(server);
  await closeServer(server);
  return address;
}
