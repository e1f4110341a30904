import { execFile } from 'node:child_process';
import { bundleScripts } from './bundleScript.ts';
import type { TestDatabase } from './testDatabases.ts';

/** Returns the environment that points the owner's commands to a test's database. */
export function databaseEnv(database: TestDatabase) {
  // Set even if empty, so that a developer's .env file cannot select another database.
  return {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url ?? '',
    SECRET_KEY: database.secretKey,
  };
}

const bundleOf = bundleScripts('scripts/newsletter.ts', 'scripts/enquiries.ts');

/** Runs a command and returns its standard output. Rejects with its standard error. */
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
