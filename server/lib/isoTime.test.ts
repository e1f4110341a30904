import { expect, it } from 'vitest';
import { isoTime } from './isoTime.ts';

it('writes times as JavaScript does, also when the clock is set back', () => {
  for (const ms of [1_763_842_979_007, 1_763_842_979_999, 1_763_842_980_000, 1_763_842_900_040, 0])
    expect(isoTime(ms)).toBe(new Date(ms).toISOString());
});
