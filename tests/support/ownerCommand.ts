import { execFile } from 'node:child_process';
import { bundleScripts } from './bundleScript.ts';
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

const bundleOf = bundleScripts('scripts/newsletter.ts', 'scripts/enquiries.ts');

/** What a command prints. Rejects with what it complains of. */
export async function runCommand(
  env: Record<string, string>,
  script: string,
  args: readonly string[],
): Promise<string> {
  const file = await bundleOf(script);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}
