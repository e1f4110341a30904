import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

describe('docs/promises.md', () => {
  it('names an existing test file for every promise, each once', async () => {
    const rows = (await textOf('docs/promises.md')).split('\n').filter((line) => line.startsWith('| '));
    const promises = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
    expect(promises.length).toBeGreaterThan(30);
    const files = promises.map(([, , cell = '']) => /^`(.+\.(?:test|spec)\.tsx?)`$/.exec(cell)?.[1] ?? cell);
    const missing: string[] = [];
    for (const file of files) await access(path.join(root, file)).catch(() => missing.push(file));
    expect(missing).toEqual([]);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
