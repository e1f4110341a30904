import { expect, it } from 'vitest';
import { createSealer } from './sealed.ts';

const key = 'k'.repeat(32);
const { seal, open } = createSealer(key, 'form');

it('seals deterministically, and opens only with the same key and purpose', () => {
  const sealed = seal('{"name":"Bestellung für Ørsted"}');
  expect(open(sealed)).toBe('{"name":"Bestellung für Ørsted"}');
  expect(seal('{"name":"Bestellung für Ørsted"}')).toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Bestellung');
  expect(createSealer(key, 'download').open(sealed)).toBeUndefined();
  expect(createSealer('l'.repeat(32), 'form').open(sealed)).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['what was cut off', seal('a text').slice(0, -2)],
  ['what was changed', `${seal('a text').slice(0, -6)}AAAAAA`],
  ['what is no seal', 'ä{"name":"x"}'],
  ['what is longer than any form', 'A'.repeat(200_000)],
])('rejects %s', (_what, sealed) => {
  expect(open(sealed)).toBeUndefined();
});
