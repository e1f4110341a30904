import { describe, expect, it } from 'vitest';
import { mayReload, reloadGuardMs } from './reloadForMissingCode.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('mayReload', () => {
  it('allows one reload in ten seconds after a deploy', () => {
    const kept = storage();
    expect(mayReload(kept, '/pricing', 0, true)).toBe(true);
    expect(mayReload(kept, '/pricing', reloadGuardMs - 1, true)).toBe(false);
    expect(mayReload(kept, '/pricing', reloadGuardMs, true)).toBe(true);
  });

  it('allows no second reload if there is no newer build', () => {
    const kept = storage();
    expect(mayReload(kept, '/pricing', 0, false)).toBe(true);
    expect(mayReload(kept, '/pricing', 10 * reloadGuardMs, false)).toBe(false);
  });

  it('allows a reload of another page', () => {
    const kept = storage();
    mayReload(kept, '/pricing', 0, true);
    expect(mayReload(kept, '/contact', 1, true)).toBe(true);
  });
});
