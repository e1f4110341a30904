import type { Logger } from '#server/logger.ts';
import { isAbort } from '#server/lib/httpServer.ts';

/**
 * Lets what nobody caught end in the log, as one line of JSON. After an exception nobody knows which state the process
 * is in: it is stopped in order, and started again by whoever runs it. A promise that nobody waited for left nothing
 * half done. Takes the place of Vike's handlers, which print and go on (docs/operations.md).
 */
export function handleUncaughtErrors(logger: Logger, stop: () => void): void {
  // What is printed is lost where it cannot be written, on a full disk; without a listener that would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection');
  process.on('uncaughtException', (error) => {
    if (isAbort(error)) {
      logger.debug({ err: error }, 'a connection ended');
      return;
    }
    logger.fatal({ err: error }, 'nobody caught an error: the site stops');
    stop();
  });
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'a promise failed that nobody waited for');
  });
}
