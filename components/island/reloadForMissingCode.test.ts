import { describe, expect, it } from 'vitest';
import { mayReload, reloadGuardMs } from './reloadForMissingCode.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a page whose code is gone', () => {
  it('is reloaded at most once in ten seconds after a deploy', () => {
    const kept = storage();
    expect(mayReload(kept, '/pricing', 0, true)).toBe(true);
    expect(mayReload(kept, '/pricing', reloadGuardMs - 1, true)).toBe(false);
    expect(mayReload(kept, '/pricing', reloadGuardMs, true)).toBe(true);
  });

  it('is not reloaded again where no newer build is out', () => {
    const kept = storage();
    expect(mayReload(kept, '/pricing', 0, false)).toBe(true);
    expect(mayReload(kept, '/pricing', 10 * reloadGuardMs, false)).toBe(false);
  });

  it('does not keep another page from being reloaded', () => {
    const kept = storage();
    mayReload(kept, '/pricing', 0, true);
    expect(mayReload(kept, '/contact', 1, true)).toBe(true);
  });
});
