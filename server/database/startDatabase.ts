import { setTimeout as pause } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { secondMs } from '#schema/durations.ts';
import { HttpError, StartError } from '#server/errors.ts';
import { isBrokenFile } from './nodeSqliteDialect.ts';
import {
  connectDatabase,
  DiskFullError,
  prepareDatabase,
  sqliteFile,
  type Database,
  type DatabaseHandles,
} from './openDatabase.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';

/** A database that may be unavailable, even at the start. Pages are served without it. */
export type SiteDatabase = Database & {
  /** Resolves when forms can be stored. */
  ready: Promise<void>;
  /** Returns the reason why forms cannot currently be stored, for operators; `undefined` if they can. */
  problem: () => Promise<string | undefined>;
};

const startTimeoutMs = 5 * secondMs;
const retryMs = 2 * secondMs;

/**
 * Opens the database. Retries every two seconds until it responds; queries fail until then. Throws `StartError` if the
 * database responds immediately but belongs to another site or a newer version.
 */
export async function startDatabase(deps: DatabaseHandles): Promise<SiteDatabase> {
  const { logger } = deps;
  const readiness = Promise.withResolvers<void>();
  const closeController = new AbortController();
  let isReady = false;
  let problem: string | undefined;

  function report(error: unknown): void {
    const reason = describeProblem(error);
    if (reason !== problem) {
      const detail = error instanceof Error ? error.message || errorName(error) : String(error);
      logger.error({ reason, detail }, 'database unavailable; forms are rejected, pages are still served');
    }
    problem = reason;
  }

  function becomeReady(): void {
    isReady = true;
    if (problem !== undefined) logger.info('database available; forms are accepted');
    readiness.resolve();
  }

  async function prepareUntilReady(firstAttempt: Promise<void>): Promise<void> {
    for (let attempt = firstAttempt; ; attempt = prepareDatabase(deps)) {
      try {
        await attempt;
        return becomeReady();
      } catch (error) {
        report(error);
      }
      await pause(retryMs, undefined, { ref: false, signal: closeController.signal });
    }
  }

  const firstAttempt = prepareDatabase(deps);
  const isPrepared = await withTimeout(startTimeoutMs, firstAttempt).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    return undefined;
  });
  if (isPrepared === false) report(new Error('no response within five seconds'));
  if (isPrepared) becomeReady();
  const preparing = isPrepared ? undefined : prepareUntilReady(firstAttempt).catch(() => {});

  const database = await connectDatabase(deps);
  const refuseUntilReady: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isReady)
        throw new HttpError(
          503,
          'database_unavailable',
          'The database is unavailable. Please try again in a minute.',
        );
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    ...database,
    query: database.query.withPlugin(refuseUntilReady),
    ready: readiness.promise,
    async problem() {
      if (!isReady) return problem;
      try {
        await database.ping();
        return undefined;
      } catch (error) {
        return describeProblem(error);
      }
    },
    async close() {
      closeController.abort();
      // Waits only briefly, because an unresponsive database may never respond.
      if (preparing !== undefined) await withTimeout(secondMs, preparing);
      await database.close();
    },
  };
}

/** Describes an error without details of the database, because `/readyz` is public. */
function describeProblem(error: unknown): string {
  if (error instanceof StartError || error instanceof DiskFullError) return error.message;
  if (isBrokenFile(error)) {
    return `The file ${sqliteFile} in DATA_DIR is corrupt or not an SQLite database. Restore it from a backup.`;
  }
  return 'The database is not responding.';
}

/** Returns the code or name of an error without a message, such as a failure to connect to any of several addresses. */
function errorName(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}
