import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The timeout is long because processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Script that prints the settings of the serving process and exits cleanly on SIGTERM. */
const servedConfig = `
  import { restartsWithMemorySettings } from './memorySettings.mjs';
  import { getHeapStatistics } from 'node:v8';
  if (!restartsWithMemorySettings()) {
    const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env;
    const heapMb = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
    const allocator = [MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_];
    const alive = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { console.log('in order'); process.exit(7); });
    process.on('SIGUSR2', () => process.kill(process.pid, 'SIGKILL'));
    console.log(JSON.stringify({ pid: process.pid, heapMb, allocator, execArgv: process.execArgv, argv: process.argv.slice(2) }));
  }
`;

let folder: string;
const childProcesses: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
  await mkdir(path.join(folder, 'scripts'));
  await cp(
    path.join(import.meta.dirname, 'memorySettings.mjs'),
    path.join(folder, 'scripts/memorySettings.mjs'),
  );
  await writeFile(path.join(folder, 'scripts/served.mjs'), servedConfig);
});
afterEach(async () => {
  for (const child of childProcesses.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const { NODE_OPTIONS: _options, ...environment } = process.env;

async function start(env: Record<string, string> = {}, execArgv: string[] = [], args: string[] = []) {
  const child = spawn(process.execPath, [...execArgv, 'scripts/served.mjs', ...args], {
    cwd: folder,
    env: { ...environment, ...env },
  });
  childProcesses.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('\n');
  const report: { pid: number; heapMb: number; allocator: unknown[]; argv: string[] } = JSON.parse(
    output.split('\n')[0] ?? '',
  );
  return { child, ended: exit, report, isChild: report.pid !== child.pid, output: () => output };
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const limits = ['2', '65536', '131072'];

describe('restartsWithMemorySettings', () => {
  it('passes the heap and allocator settings to the serving process', async () => {
    const { report, isChild } = await start({}, [], ['--port', '1']);
    expect(isChild).toBe(true);
    expect(report.allocator).toEqual(limits);
    expect(report.heapMb).toBeLessThan(300);
    expect(report.argv.slice(0, 2)).toEqual(['--port', '1']);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['NODE_OPTIONS', { NODE_OPTIONS: '--max-old-space-size=700' }, []],
    ['NODE_OPTIONS with underscores', { NODE_OPTIONS: '--max_old_space_size=700' }, []],
    ['options of the command', {}, ['--max-old-space-size=700']],
  ])('keeps the heap size set by %s', async (_way, env, execArgv) => {
    const { report } = await start({ ...env, MALLOC_ARENA_MAX: '1' }, execArgv);
    expect(report.heapMb).toBeGreaterThan(690);
    expect(report.allocator).toEqual(['1', ...limits.slice(1)]);
  });

  it('reads the settings from a .env file', async () => {
    await writeFile(path.join(folder, '.env'), 'NODE_OPTIONS=--max-old-space-size=700\nMALLOC_ARENA_MAX=1\n');
    const { report } = await start();
    expect(report.heapMb).toBeGreaterThan(690);
    expect(report.allocator).toEqual(['1', ...limits.slice(1)]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'all settings are present',
      {
        NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=4',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '65536',
        MALLOC_TRIM_THRESHOLD_: '131072',
      },
      [],
    ],
    ['--same-process is given', {}, ['--same-process']],
  ])('starts no second process if %s', async (_when, env, args) => {
    expect((await start(env, [], args)).isChild).toBe(false);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no process behind after %s', async (signal) => {
    const { child, report, output } = await start();
    child.kill(signal);
    await expect.poll(() => isRunning(report.pid), { timeout: 30_000 }).toBe(false);
    expect(output()).toContain('in order');
  });

  it('exits with the code of the serving process, or with an error if it was killed', async () => {
    const stoppedProcess = await start();
    stoppedProcess.child.kill('SIGTERM');
    expect(await stoppedProcess.ended).toBe(7);
    const killedProcess = await start();
    process.kill(killedProcess.report.pid, 'SIGUSR2');
    expect(await killedProcess.ended).toBe(137);
  });
});
