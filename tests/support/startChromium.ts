import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, findChromium } from './chromium.ts';

export type RunningChromium = {
  /** HTTP port of the debugger. `socket` is its WebSocket URL. */
  port: number;
  socket: string;
  stop(): Promise<void>;
};

/** Starts Chromium with its own profile and additional arguments, for tests that do not use Playwright. */
export async function startChromium(extraArguments: readonly string[] = []): Promise<RunningChromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const browser = spawn(
    findChromium(),
    [
      ...chromiumArguments,
      ...extraArguments,
      '--remote-debugging-port=0',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const { port, socketPath } = await addressOf(profile);
  return {
    port,
    socket: `ws://127.0.0.1:${port}${socketPath}`,
    async stop() {
      const exit = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await exit;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Reads the debugger's address from the file that the browser writes. */
async function addressOf(profile: string): Promise<{ port: number; socketPath: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const portFile = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, socketPath] = portFile.split('\n');
    if (port && socketPath) return { port: Number(port), socketPath };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not start.');
}
