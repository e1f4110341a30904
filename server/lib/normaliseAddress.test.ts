import { describe, expect, it } from 'vitest';
import { hasPossibleDomain, hasInvisibleCharacter, normaliseAddress } from './normaliseAddress.ts';

describe('normaliseAddress', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada@rødgrød.example', 'ada@xn--rdgrd-vuad.example'],
    ['ada@xn--rdgrd-vuad.example', 'ada@xn--rdgrd-vuad.example'],
    ["o'neil+news@sub.example.co.uk", "o'neil+news@sub.example.co.uk"],
    ['JÖRG@example.com', 'jörg@example.com'],
    ['AİB@example.com', 'aİb@example.com'],
    // Japanese mobile carriers assigned such addresses.
    ['us..er@docomo.example', 'us..er@docomo.example'],
    ['User.@docomo.example', 'user.@docomo.example'],
    ['.user@docomo.example', '.user@docomo.example'],
    [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
  ])('normalises %j to %j', (text, expected) => {
    expect(normaliseAddress(text)).toBe(expected);
  });

  it.each([
    'a@example.com/x.dk',
    'a@example.com?x.dk',
    'a@example.com#x.dk',
    'a@exa%6Dple.com',
    'a@0x7f.1',
    'a@127.0.0.1',
    'a@example.1',
    'a\u200B@example.com',
    'a@exam\u00ADple.com',
    '\u202Ea@example.com',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@example',
    'a@example.',
    'a@.com',
    'a b@example.com',
    'nonsense',
    '',
  ])('rejects %j', (text) => {
    expect(normaliseAddress(text)).toBeUndefined();
  });

  it.each([
    ['a\u200B@example.com', true],
    ['a@exam\u00ADple.com', true],
    [' a@example.com ', false],
    ['a@example.com/x.dk', false],
  ])('detects invisible characters in %j: %j', (text, expected) => {
    expect(hasInvisibleCharacter(text)).toBe(expected);
  });

  it.each([
    ['ada@example.com', true],
    ['ada@rødgrød.example', true],
    ['ada@xn--rdgrd-vuad.example', true],
    ['ada@example.xn--p1ai', true],
    ['ada@example.museum', true],
    ['ada@site.invalid', false],
    ['ada@site.test', false],
    ['ada@site.localhost', false],
    ['ada@printer.local', false],
    ['ada@hidden.onion', false],
    ['ada@xn--0.com', false],
    ['ada@example.xn--0', false],
    ['ada@b.c', false],
    ['ada@example.c0m', false],
  ])('checks whether the domain of %j can exist: %j', (text, expected) => {
    expect(hasPossibleDomain(normaliseAddress(text) ?? '')).toBe(expected);
  });
});
