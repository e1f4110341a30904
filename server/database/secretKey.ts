import { randomBytes, randomUUID, createHmac } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '#server/errors.ts';
import type { Tables } from './tables.ts';
import { isMissing } from '#server/lib/diskRoom.ts';

/** The key is missing, or is not the one of this database; the message says what to do. */
class SecretKeyError extends StartError {}

const fileName = 'secret-key';
/** As of SECRET_KEY. */
const shortestKey = 32;

/**
 * The site's key: `SECRET_KEY`, or what stands in `secret-key` in the data folder, readable by this user alone. With
 * `mayMake` a missing file is made; without it `SecretKeyError`.
 */
export async function readSecretKey(deps: {
  given: string | undefined;
  dataDir: string;
  mayMake: boolean;
}): Promise<string> {
  if (deps.given !== undefined) return deps.given;
  const file = path.join(deps.dataDir, fileName);
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new SecretKeyError(
      `The file ${file} could not be read. Give the user that runs the site permission to read it.`,
      {
        cause: error,
      },
    );
  });
  if (known !== undefined) return wholeKey(known, file);
  if (!deps.mayMake) {
    throw new SecretKeyError(
      `SECRET_KEY is not set and the file ${file} does not exist. The site creates it at its first start.`,
    );
  }
  await mkdir(deps.dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Whole or not at all; another process that starts at the same moment may have made it.
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
  return wholeKey(await readFile(file, 'utf8'), file);
}

/** A file that was cut off would be another key, and an empty one would be none. The site's own has 64 digits and a line end. */
function wholeKey(text: string, file: string): string {
  const key = text.trim();
  const isCut = /^[0-9a-f]{32,63}$/.test(text);
  if (key.length >= shortestKey && !isCut) return key;
  throw new SecretKeyError(
    `The file ${file} does not contain a complete key: ${key === '' ? 'it is empty' : 'it is cut off'}. Restore it from a backup. ` +
      'If this site has no database yet, remove the file; the next start creates a new key.',
  );
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/** Refuses another key than the one the database began with: no address would be recognised as suppressed. */
export async function checkSecretKey(query: Kysely<Tables>, secretKey: string): Promise<void> {
  const value = hmac(secretKey, 'the key of this database');
  await query
    .insertInto('secret')
    .values({ name: 'key-check', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await query
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'key-check')
    .executeTakeFirstOrThrow();
  if (row.value === value) return;
  throw new SecretKeyError(
    `SECRET_KEY, or the file ${fileName} in DATA_DIR, is not the key this database was created with. ` +
      'Use the same SECRET_KEY for all instances, and restore it together with the database.',
  );
}

/** A text that only a holder of `SECRET_KEY` can make, in hexadecimal. */
export function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
