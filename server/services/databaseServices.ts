import type { Config } from '#server/config/config.ts';
import { createChores } from '#server/database/chores.ts';
import { createClockCheck } from '#server/database/clockCheck.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { startDatabase } from '#server/database/startDatabase.ts';
import { createChallengeRouter, createFormChallenge, noChallenge } from '#server/forms/challengeRouter.ts';
import { createPostLimits } from '#server/forms/postLimits.ts';
import type { Logger } from '#server/logger.ts';
import { systemClock } from '#server/mail/clock.ts';

/** Background work of one feature, such as mail. */
export type BackgroundWork = {
  /** Called once the database is ready. */
  start?: () => void;
  stop?: () => Promise<void>;
  /** Maintenance tasks by name, run every six hours. */
  chores?: Record<string, () => Promise<void>>;
  /** Returns the reasons why work is waiting, for `/readyz`. */
  warnings?: () => Promise<readonly string[]>;
};

export type DatabaseServices = Awaited<ReturnType<typeof createDatabaseServices>>;

/**
 * Opens the database, creates the checks that all forms run before they store data, and runs the background work of all
 * features.
 */
export async function createDatabaseServices(config: Config, logger: Logger) {
  const { dataDir } = config;
  const clock = systemClock;
  const secretKey = await readSecretKey({ given: config.secretKey, dataDir, mayMake: true });
  const database = await startDatabase({ url: config.databaseUrl, dataDir, secretKey, logger });
  const { hourBytes, limits: uploadLimits } = config.uploads;
  const limits = await createPostLimits({
    redisUrl: config.redisUrl,
    logger,
    uploads: { hourBytes, totalBytes: uploadLimits.totalBytes },
  });
  const clockCheck = createClockCheck({ database, now: clock.now, uptime: () => performance.now(), logger });

  const challenge =
    config.formChallenge && createFormChallenge({ database, ...config.formChallenge, now: clock.now });

  return {
    clock,
    secretKey,
    database,
    limits,
    checkChallenge: challenge?.check ?? noChallenge,
    challengeRouter: challenge && createChallengeRouter({ challenge, limits }),
    isClockPlausible: clockCheck.isPlausible,
    /** Starts work once the database is ready. `stop` stops it in the same order and closes the database last. */
    run(works: readonly BackgroundWork[]) {
      const chores = createChores({
        mayRun: clockCheck.isPlausible,
        chores: Object.assign(
          challenge ? { challenges: challenge.purge } : {},
          ...works.map((work) => work.chores),
        ),
        after: clock.after,
        logger,
      });
      let isStopped = false;
      void database.ready.then(() => {
        if (isStopped) return;
        for (const { start } of works) start?.();
        chores.start();
      });
      return {
        warnings: async () => [
          ...(await Promise.all(works.map(async ({ warnings }) => (await warnings?.()) ?? []))).flat(),
          ...clockCheck.warnings(),
        ],
        async stop() {
          isStopped = true;
          await chores.stop();
          for (const { stop } of works) await stop?.();
          await limits.close();
          await database.close();
        },
      };
    },
  };
}
