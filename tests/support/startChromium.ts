import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, findChromium } from './chromium.ts';

export type RunningChromium = {
  /** Where it listens to a debugger, over HTTP and as a socket. */
  port: number;
  socket: string;
  stop(): Promise<void>;
};

/** A Chromium with a profile of its own and these arguments more, for what speaks to it without Playwright. */
export async function startChromium(more: readonly string[] = []): Promise<RunningChromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
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
  const { port, socketPath } = await addressOf(profile);
  return {
    port,
    socket: `ws://127.0.0.1:${port}${socketPath}`,
    async stop() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The browser writes down where it listens. */
async function addressOf(profile: string): Promise<{ port: number; socketPath: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const written = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port, socketPath] = written.split('\n');
    if (port && socketPath) return { port: Number(port), socketPath };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not start.');
}
