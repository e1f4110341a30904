import { Worker } from 'node:worker_threads';

/** The thread was ended because an answer took too long. */
export class ThreadTimeoutError extends Error {}

/** The thread was ended because it needed more memory than it may have. */
export class ThreadMemoryError extends Error {}

/** Node's default of 48 MB takes some 40 MB more memory, and no less time. */
const youngGenerationMb = 8;

export type Thread<Answer> = {
  /** Posts a question and resolves with the next message of the thread. One question at a time. */
  ask: (question: unknown) => Promise<Answer>;
  end: () => void;
};

/**
 * A thread for work that may exhaust it: at its limits, or when it throws, it is ended and the question rejects; the
 * next question starts another one.
 *
 * The script is named as its source, which stands beside the file that asks (`import.meta.url`); `scripts/buildServer.ts`
 * puts it under that name beside the built server.
 */
export function createThread<Answer>(
  name: string,
  askedFrom: string,
  limits: { timeMs: number; memoryMb: number },
): Thread<Answer> {
  const script = new URL(askedFrom.endsWith('.ts') ? `./${name}.ts` : `./${name}.mjs`, askedFrom);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(script, {
      execArgv: [],
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        maxYoungGenerationSizeMb: youngGenerationMb,
      },
    });
    // Also of a thread that nobody asks any more: an error without a listener would end the process.
    started.on('error', () => {});
    return started;
  }

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function ask(question: unknown): Promise<Answer> {
    const asked = (worker ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const onExit = () => reject(new Error('the worker thread ended without a result'));
    const timer = setTimeout(
      () => reject(new ThreadTimeoutError(`no result within ${limits.timeMs} ms`)),
      limits.timeMs,
    );
    asked.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      asked.postMessage(question);
      return await promise;
    } catch (error) {
      end();
      throw isOutOfMemory(error)
        ? new ThreadMemoryError(`more than ${limits.memoryMb} MB of memory needed`, { cause: error })
        : error;
    } finally {
      clearTimeout(timer);
      asked.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  return { ask, end };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
