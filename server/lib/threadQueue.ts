import PQueue from 'p-queue';
import { createThread, ThreadMemoryError, ThreadTimeoutError } from './createThread.ts';

/**
 * Creates a function that processes one input at a time in a worker thread, for work whose amount editors decide: the
 * main thread must respond to visitors in the meantime. It resolves with `undefined` if an input exceeds the limits.
 * The thread ends when the queue has been empty for `idleMs`. For `name` and `callerUrl`, see `createThread`.
 */
export function createThreadQueue<Input, Result>(
  name: string,
  callerUrl: string,
  { idleMs, ...limits }: { timeMs: number; memoryMb: number; idleMs: number },
): (input: Input) => Promise<Result | undefined> {
  const thread = createThread<Result>(name, callerUrl, limits);
  const queue = new PQueue({ concurrency: 1 });
  let idleTimer: NodeJS.Timeout | undefined;
  queue.addEventListener('active', () => clearTimeout(idleTimer));
  queue.addEventListener('idle', () => (idleTimer = setTimeout(thread.end, idleMs).unref()));
  return (input) =>
    queue.add(() =>
      thread.request(input).catch((error: unknown) => {
        if (error instanceof ThreadTimeoutError || error instanceof ThreadMemoryError) return undefined;
        throw error;
      }),
    );
}
