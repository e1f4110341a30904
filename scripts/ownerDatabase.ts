import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';

const envFile = path.resolve(import.meta.dirname, '../.env');

/** The file that `npm start` reads; what the environment says goes before it. */
function loadSiteEnvironment(): void {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
}

/** Opens the site's own database, as `DATABASE_URL` and `DATA_DIR` name it, for the time of one command. */
export async function withOwnerDatabase(command: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({
    url: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || 'data',
    logger: createLogger('silent'),
  });
  try {
    await command(database);
  } finally {
    await database.close();
  }
}

/** Ends with the usage where a command is not known, and with a sentence rather than a stack where one fails. */
export async function runCommand(usage: string, command: () => Promise<boolean>): Promise<void> {
  try {
    loadSiteEnvironment();
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
