import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#server/errors.ts';
import { readSecretKey } from './secretKey.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'secret-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const read = (mayMake = true) => readSecretKey({ given: undefined, dataDir, mayMake });
const file = () => path.join(dataDir, 'secret-key');

describe('readSecretKey', () => {
  it('creates the key file once, readable only by its owner', async () => {
    const keys = await Promise.all([read(), read(), read()]);
    expect(new Set([...keys, await read(false)]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(((await stat(file())).mode & 0o777).toString(8)).toBe('600');
  });

  it.each([
    ['empty', ''],
    ['empty', '\n'],
    ['cut off', 'abcdef0123'],
    ['cut off', 'abcdef0123'.repeat(5)],
  ])('rejects a key file that is %s, and explains why', async (description, text) => {
    await writeFile(file(), text);
    const reading = read();
    await expect(reading).rejects.toThrow(StartError);
    await expect(reading).rejects.toThrow(
      new RegExp(`secret-key does not contain a complete key: it is ${description}`),
    );
  });

  it('accepts a key that the operator wrote into the file', async () => {
    await writeFile(file(), 'an owner’s words, which are long enough\n');
    expect(await read()).toBe('an owner’s words, which are long enough');
  });
});
