import { expect, it } from 'vitest';
import { createSealer } from './sealed.ts';

const key = 'k'.repeat(32);
const { seal, open } = createSealer(key, 'form');

it('createSealer seals deterministically, and opens only with the same key and purpose', () => {
  const sealed = seal('{"name":"Bestellung für Ørsted"}');
  expect(open(sealed)).toBe('{"name":"Bestellung für Ørsted"}');
  expect(seal('{"name":"Bestellung für Ørsted"}')).toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Bestellung');
  expect(createSealer(key, 'download').open(sealed)).toBeUndefined();
  expect(createSealer('l'.repeat(32), 'form').open(sealed)).toBeUndefined();
});

it.each([
  ['an empty text', ''],
  ['a truncated seal', seal('a text').slice(0, -2)],
  ['a changed seal', `${seal('a text').slice(0, -6)}AAAAAA`],
  ['a text that is not a seal', 'ä{"name":"x"}'],
  ['an overlong text', 'A'.repeat(200_000)],
])('createSealer rejects %s', (_case, sealed) => {
  expect(open(sealed)).toBeUndefined();
});
