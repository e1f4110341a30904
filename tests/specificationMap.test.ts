import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** The rows of the map's tables: a sentence, its code, its tests. */
async function rows(): Promise<{ sentence: string; code: string; tests: string }[]> {
  const lines = (await read('docs/specification-map.md')).split('\n');
  return lines
    .filter((line) => line.startsWith('|') && !/^\| (-|Sentence)/.test(line))
    .map((line) => {
      const [, sentence = '', code = '', tests = ''] = line.split('|').map((cell) => cell.trim());
      return { sentence, code, tests };
    });
}

describe('the map of the specification', () => {
  it('names code that exists for each sentence', async () => {
    for (const { sentence, code } of await rows()) {
      const files = [...code.matchAll(/`([^`]+)`/g)];
      expect(files.length, sentence).toBeGreaterThan(0);
      for (const [, file = ''] of files) await expect(read(file), sentence).resolves.not.toBe('');
    }
  });

  it('names a test that exists for each sentence', async () => {
    for (const { sentence, tests } of await rows()) {
      const named = [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)];
      expect(named.length, sentence).toBeGreaterThan(0);
      for (const [, file = '', title = ''] of named)
        expect((await read(file)).replaceAll("\\'", "'"), `${sentence}: ${file}`).toContain(title);
    }
  });
});
