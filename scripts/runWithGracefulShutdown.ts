import { StartError } from '#server/errors.ts';
import { createLogger, type Logger } from '#server/logger.ts';
import type { Site } from '#server/site.ts';
import { isAbort } from '#server/lib/httpServer.ts';

type Stop = () => Promise<void>;

/**
 * Runs a site until SIGTERM or SIGINT, and ends with 0; one that cannot start ends with 1 and says why. What `start`
 * gives to `atEnd` is stopped after the site, the last one first.
 */
export async function runWithGracefulShutdown(
  start: (atEnd: (stop: Stop) => void) => Promise<Site>,
): Promise<void> {
  const stops: Stop[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const stopPart of stops.toReversed()) await stopPart();
    process.exit(code);
  };
  handleUncaughtErrors(createLogger('error'), () => void stop(1));
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  try {
    const site = await start((stopPart) => stops.push(stopPart));
    stops.push(() => site.stop());
    process.stdout.write(`The site runs at http://localhost:${site.port}\n`);
  } catch (error) {
    process.stderr.write(
      error instanceof StartError ? `${error.message}\n` : `The site could not start: ${describe(error)}\n`,
    );
    await stop(1);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Lets what nobody caught end in the log, as one line of JSON. After an exception nobody knows which state the process
 * is in: it is stopped in order, and started again by whoever runs it. A promise that nobody waited for left nothing
 * half done. Takes the place of Vike's handlers, which print and go on (docs/operations.md).
 */
function handleUncaughtErrors(logger: Logger, stop: () => void): void {
  // What is printed is lost where it cannot be written, on a full disk; without a listener that would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection');
  process.on('uncaughtException', (error) => {
    if (isAbort(error)) {
      logger.debug({ err: error }, 'client connection ended');
      return;
    }
    logger.fatal({ err: error }, 'uncaught exception; shutting down');
    stop();
  });
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'unhandled promise rejection');
  });
}
