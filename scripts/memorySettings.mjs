import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/** The settings of deploy/site.service and the Dockerfile, which say why. V8 and the allocator read them at their start alone. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Each with the options that it would contradict. */
const heap = {
  '--max-old-space-size=256': /--max[-_](?:old[-_]space|heap)[-_]size/,
  '--max-semi-space-size=4': /--m(?:ax|in)[-_](?:semi[-_]space|heap)[-_]size/,
};
/** Given to the process that has the settings; given by hand, the process stays as it was started. */
const mark = '--same-process';
const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts the script of this process again, as a child with the memory settings that are missing, and returns true; what the
 * operator has set is left. Returns false in a process that has them all. Without them a crawl triples the memory.
 */
export function restartsWithMemorySettings() {
  const envFile = path.join(import.meta.dirname, '../.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  if (process.argv.includes(mark)) {
    stopWithParent();
    return false;
  }
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  const flags = Object.entries(heap).flatMap(([flag, own]) => (own.test(options) ? [] : [flag]));
  const env = { ...allocator, ...process.env };
  const isComplete = flags.length === 0 && Object.keys(allocator).every((name) => name in process.env);
  // A debugger is attached to the process that it was asked for.
  if (isComplete || options.includes('--inspect')) return false;
  run([...flags, ...process.execArgv, ...process.argv.slice(1), mark], env);
  return true;
}

/** Runs Node until it ends, passes signals on to it, and ends as it does. */
function run(/** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env) {
  const child = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of passedOn) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** Stops this process in order when its parent was killed: nobody could pass a signal on any more, and its port stayed taken. */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
