import { Worker } from 'node:worker_threads';

/** Error for a thread that was terminated because it took too long. */
export class ThreadTimeoutError extends Error {}

/** Error for a thread that was terminated because it exceeded its memory limit. */
export class ThreadMemoryError extends Error {}

/** Size of the young generation. Node's default of 48 MB would use about 40 MB more memory and save no time. */
const youngGenerationMb = 8;

export type Thread<Result> = {
  /** Posts a message and resolves with the thread's next message. Must not be called again before that. */
  request: (message: unknown) => Promise<Result>;
  end: () => void;
};

/**
 * Creates a worker thread for work that may take too much time or memory. If a request exceeds a limit or throws, it
 * rejects and the thread is terminated. The next request starts a new thread.
 *
 * `name` is the file name of a script next to the caller's module (`import.meta.url`). `scripts/buildServer.ts` puts
 * the script under the same name next to the built server.
 */
export function createThread<Result>(
  name: string,
  callerUrl: string,
  limits: { timeMs: number; memoryMb: number },
): Thread<Result> {
  const script = new URL(callerUrl.endsWith('.ts') ? `./${name}.ts` : `./${name}.mjs`, callerUrl);
  let worker: Worker | undefined;

  function start(): Worker {
    const newWorker = new Worker(script, {
      execArgv: [],
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        maxYoungGenerationSizeMb: youngGenerationMb,
      },
    });
    // An `error` event without a listener would end the process, even after the thread was replaced.
    newWorker.on('error', () => {});
    return newWorker;
  }

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function request(message: unknown): Promise<Result> {
    const thread = (worker ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const onExit = () => reject(new Error('the worker thread ended without a result'));
    const timer = setTimeout(
      () => reject(new ThreadTimeoutError(`no result within ${limits.timeMs} ms`)),
      limits.timeMs,
    );
    thread.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      thread.postMessage(message);
      return await promise;
    } catch (error) {
      end();
      throw isOutOfMemory(error)
        ? new ThreadMemoryError(`more than ${limits.memoryMb} MB of memory needed`, { cause: error })
        : error;
    } finally {
      clearTimeout(timer);
      thread.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  return { request, end };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
