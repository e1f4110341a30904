import { describe, expect, it } from 'vitest';
import { mayReload, reloadGuardMs } from './reloadForMissingCode.ts';

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('mayReload', () => {
  it('allows one reload in ten seconds after a deploy', () => {
    const session = storage();
    expect(mayReload(session, '/pricing', 0, true)).toBe(true);
    expect(mayReload(session, '/pricing', reloadGuardMs - 1, true)).toBe(false);
    expect(mayReload(session, '/pricing', reloadGuardMs, true)).toBe(true);
  });

  it('allows no second reload if there is no newer build', () => {
    const session = storage();
    expect(mayReload(session, '/pricing', 0, false)).toBe(true);
    expect(mayReload(session, '/pricing', 10 * reloadGuardMs, false)).toBe(false);
  });

  it('allows a reload of another page', () => {
    const session = storage();
    mayReload(session, '/pricing', 0, true);
    expect(mayReload(session, '/contact', 1, true)).toBe(true);
  });
});
