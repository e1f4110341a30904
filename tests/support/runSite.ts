import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type RunningSite = {
  url: string;
  /** Id of the process that serves: it does not restart itself with memory settings. */
  processId: number;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** What the process wrote so far. */
  output(): string;
  /** Ends the process as an operator would; returns its exit code. */
  stop(): Promise<number | null>;
};

const root = path.resolve(import.meta.dirname, '../..');
const startWithinMs = 60_000;
// Vike looks whether it runs in a test, which the site does not.
const { VITEST: _vitest, ...environment } = process.env;

/**
 * Runs the built site as a process of its own, for journeys that switch something off beneath it; with `serve` as a
 * service does, which neither builds nor brings content.
 */
export async function runSite(
  env: Record<string, string>,
  script: 'start' | 'serve' = 'start',
  /** How many files and connections the process may open. */
  openFiles?: number,
  /** Of the project. */
  folder = root,
  options: readonly string[] = ['--same-process'],
): Promise<RunningSite> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `;
  const child = spawn('sh', ['-c', `${limit}exec node scripts/${script}.mjs ${options.join(' ')}`], {
    cwd: folder,
    env: { ...environment, LOG_LEVEL: 'error', PORT: '0', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The site did not start:\n${output}`)), startWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /The site runs at (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(giveUp);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
  return {
    url,
    processId: child.pid ?? 0,
    ended,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
