import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './testDatabases.ts';

/** What the owner's commands find a test's database by. */
export function databaseEnv(database: TestDatabase) {
  // Set even when empty, so that a developer's own .env file names no other database.
  return {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url ?? '',
    SECRET_KEY: database.secretKey,
  };
}

/** What a command prints. Rejects with what it complains of. */
export function runCommand(
  env: Record<string, string>,
  script: string,
  args: readonly string[],
): Promise<string> {
  const path = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path, ...args], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}
