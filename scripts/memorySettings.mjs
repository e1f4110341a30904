import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

/** Settings that deploy/site.service and the Dockerfile explain. V8 and the allocator read them only at startup. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Options, each with a pattern of the operator's options that it would override. */
const heap = {
  '--max-old-space-size=256': /--max[-_](?:old[-_]space|heap)[-_]size/,
  '--max-semi-space-size=4': /--m(?:ax|in)[-_](?:semi[-_]space|heap)[-_]size/,
};
/** Argument that marks the process with the settings. Operators can pass it to prevent a restart. */
const mark = '--same-process';
const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts this process's script again as a child with the missing memory settings, and returns true. Keeps the
 * operator's settings. Returns false if none is missing. Without these settings, a crawl triples memory use.
 */
export function restartsWithMemorySettings() {
  const envFile = path.join(import.meta.dirname, '../.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  if (process.argv.includes(mark)) {
    stopWithParent();
    return false;
  }
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  const flags = Object.entries(heap).flatMap(([flag, pattern]) => (pattern.test(options) ? [] : [flag]));
  const env = { ...allocator, ...process.env };
  const isComplete = flags.length === 0 && Object.keys(allocator).every((name) => name in process.env);
  // A debugger has to stay attached to the process that it was started for.
  if (isComplete || options.includes('--inspect')) return false;
  run([...flags, ...process.execArgv, ...process.argv.slice(1), mark], env);
  return true;
}

/** Runs Node as a child, forwards signals to it, and exits with its code. */
function run(/** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env) {
  const child = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** Stops this process if its parent is killed, because it would get no more signals and keep its port. */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
