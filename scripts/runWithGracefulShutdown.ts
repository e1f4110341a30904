import { StartError } from '#server/errors.ts';
import { createLogger, type Logger } from '#server/logger.ts';
import type { Site } from '#server/site.ts';
import { isAbort } from '#server/lib/httpServer.ts';

type Stop = () => Promise<void>;

/**
 * Runs a site until SIGTERM or SIGINT, then exits with 0. If the site cannot start, prints the reason and exits with 1.
 * Functions that `start` passes to `registerStop` run in reverse order after the site has stopped.
 */
export async function runWithGracefulShutdown(
  start: (registerStop: (stop: Stop) => void) => Promise<Site>,
): Promise<void> {
  const stops: Stop[] = [];
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
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
 * Logs uncaught errors as one line of JSON. After an exception the state of the process is unknown, so it shuts down
 * and the supervisor restarts it. An unhandled rejection leaves nothing half done, so the process continues. Replaces
 * Vike's handlers, which print errors and continue (docs/operations.md).
 */
function handleUncaughtErrors(logger: Logger, stop: () => void): void {
  // Ignores errors of the output, such as a full disk, which would otherwise end the process.
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
