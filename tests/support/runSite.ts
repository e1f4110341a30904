import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type RunningSite = {
  url: string;
  /** ID of the process that serves the site. It stays valid: `--same-process` prevents a restart with memory settings. */
  processId: number;
  /** Resolves to the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** Returns the output of the process so far. */
  output(): string;
  /** Ends the process as an operator would, and returns its exit code. */
  stop(): Promise<number | null>;
};

const root = path.resolve(import.meta.dirname, '../..');
const startWithinMs = 60_000;
// Vike would detect a test by this variable, but these processes run the site.
const { VITEST: _vitest, ...environment } = process.env;

/**
 * Runs the built site in a separate process, for tests that disable something it depends on. With `serve` it runs as in
 * production, which neither builds the site nor starts the embedded content.
 */
export async function runSite(
  env: Record<string, string>,
  script: 'start' | 'serve' = 'start',
  /** Limit on open files and connections. */
  openFiles?: number,
  /** Project folder. */
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
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The site did not start:\n${output}`)), startWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /The site runs at (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then((code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
  return {
    url,
    processId: child.pid ?? 0,
    ended: exit,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const code = await exit;
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
