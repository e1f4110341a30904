import { describe, expect, it } from 'vitest';
import { mayReload, reloadGuardMs } from './chunkErrors.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('a page whose code is gone', () => {
  it('is reloaded at most once in ten seconds', () => {
    const storage = memoryStorage();
    expect(mayReload(storage, '/pricing', 1_000)).toBe(true);
    expect(mayReload(storage, '/pricing', 1_000 + reloadGuardMs - 1)).toBe(false);
    expect(mayReload(storage, '/pricing', 1_000 + reloadGuardMs)).toBe(true);
  });

  it('does not keep another page from being reloaded', () => {
    const storage = memoryStorage();
    mayReload(storage, '/pricing', 1_000);
    expect(mayReload(storage, '/about', 1_001)).toBe(true);
  });
});
