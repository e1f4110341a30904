import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOwnerConfig, type OwnerConfig } from '#server/config/ownerConfig.ts';
import { openDatabase, sqliteFile, type Database } from '#server/database/openDatabase.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { createLogger } from '#server/logger.ts';
import { loadSiteEnvironment } from '../loadSiteEnvironment.ts';
import { OwnerError } from './program.ts';

/**
 * Opens the site's own database, as the environment and `.env` name it, for the time of one command. It makes none:
 * a mistyped setting must not answer for an empty list.
 */
export async function withOwnerDatabase<T>(
  command: (database: Database, config: OwnerConfig) => Promise<T>,
): Promise<T> {
  process.umask(0o077);
  const config = readOwnerConfig(loadSiteEnvironment('production'));
  const file = path.resolve(config.dataDir, sqliteFile);
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new OwnerError(
      `There is no database ${file}. Is DATA_DIR right? The site makes it at its first start. Nothing was changed.`,
    );
  }
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    secretKey: await readSecretKey({ given: config.secretKey, dataDir: config.dataDir, mayMake: false }),
    mustExist: true,
    logger: createLogger('silent'),
  });
  try {
    return await command(database, config);
  } finally {
    await database.close();
  }
}
