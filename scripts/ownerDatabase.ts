import { readOwnerConfig, type OwnerConfig } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/openDatabase.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { createLogger } from '#server/logger.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

/** Opens the site's own database, as the environment and `.env` name it, for the time of one command. */
export async function withOwnerDatabase(
  command: (database: Database, config: OwnerConfig) => Promise<void>,
): Promise<void> {
  const config = readOwnerConfig(loadSiteEnvironment());
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    secretKey: await readSecretKey({ given: config.secretKey, dataDir: config.dataDir, mayMake: false }),
    logger: createLogger('silent'),
  });
  try {
    await command(database, config);
  } finally {
    await database.close();
  }
}

/** Ends with the usage where a command is not known, and with a sentence rather than a stack where one fails. */
export async function runCommand(usage: string, command: () => Promise<boolean>): Promise<void> {
  try {
    if (await command()) return;
    console.error(usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}

export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}
