import { randomBytes, randomUUID, createHmac } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '#server/errors.ts';
import type { Tables } from './tables.ts';
import { isMissing } from '#server/lib/diskSpace.ts';

/** Error for a key that is missing or does not belong to this database. The message explains what to do. */
class SecretKeyError extends StartError {}

const fileName = 'secret-key';
/** Minimum length of the key, the same as for `SECRET_KEY`. */
const minKeyLength = 32;

/**
 * Returns the site's key: `SECRET_KEY`, or the content of the file `secret-key` in the data folder, which only its
 * owner can read. If the file is missing, creates it if `mayMake` is true, or else throws `SecretKeyError`.
 */
export async function readSecretKey(deps: {
  given: string | undefined;
  dataDir: string;
  mayMake: boolean;
}): Promise<string> {
  if (deps.given !== undefined) return deps.given;
  const file = path.join(deps.dataDir, fileName);
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new SecretKeyError(
      `The file ${file} could not be read. Give the user that runs the site permission to read it.`,
      {
        cause: error,
      },
    );
  });
  if (content !== undefined) return parseKeyFile(content, file);
  if (!deps.mayMake) {
    throw new SecretKeyError(
      `SECRET_KEY is not set and the file ${file} does not exist. The site creates it at its first start.`,
    );
  }
  await mkdir(deps.dataDir, { recursive: true });
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporaryFile, `${randomBytes(32).toString('hex')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    // Links the file so that it is either complete or absent. Another process may have created it at the same moment.
    await link(temporaryFile, file).catch(ignoreExisting);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return parseKeyFile(await readFile(file, 'utf8'), file);
}

/**
 * Returns the key in a file. Throws `SecretKeyError` if the file is empty or truncated, because that would be a
 * different key. The site's own file has 64 digits and a line break.
 */
function parseKeyFile(text: string, file: string): string {
  const key = text.trim();
  const isTruncated = /^[0-9a-f]{32,63}$/.test(text);
  if (key.length >= minKeyLength && !isTruncated) return key;
  throw new SecretKeyError(
    `The file ${file} does not contain a complete key: ${key === '' ? 'it is empty' : 'it is cut off'}. Restore it from a backup. ` +
      'If this site has no database yet, remove the file; the next start creates a new key.',
  );
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/**
 * Throws `SecretKeyError` if the key differs from the one that the database was created with, because suppressed
 * addresses would not be recognised.
 */
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

/** Returns the HMAC of a text, in hexadecimal. */
export function hmac(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
