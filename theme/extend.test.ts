import { describe, expect, it } from 'vitest';
import { extend } from './extend.ts';

const original = { border: '1px', '& h2': { color: 'ink', margin: '1em' }, list: [1] };

describe('extend', () => {
  it('returns the original itself without changes', () => {
    expect(extend(original, undefined)).toBe(original);
  });

  it('replaces values in their position, also in groups, and adds others at the end', () => {
    const extendedStyles = extend(original, { '& h2': { color: 'red' }, '& p': {}, border: '0' });
    expect(extendedStyles).toEqual({
      border: '0',
      '& h2': { color: 'red', margin: '1em' },
      list: [1],
      '& p': {},
    });
    expect(Object.keys(extendedStyles)).toEqual(['border', '& h2', 'list', '& p']);
    expect(original['& h2'].color).toBe('ink');
  });

  it('appends to lists, and ignores changes to undefined', () => {
    expect(extend(original, { list: [2], border: undefined })).toEqual({ ...original, list: [1, 2] });
  });
});
