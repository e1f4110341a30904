import { describe, expect, it } from 'vitest';
import {
  isDate,
  isEmptyCell,
  isUnmistakable,
  mentionsLeaving,
  readFlag,
  stateOfName,
  stateOfValue,
  strictest,
  wordsOf,
} from './stateWords.ts';

it('strictest returns the strictest state', () => {
  expect(strictest(['waiting', 'complaint', 'active'])).toBe('complaint');
  expect(strictest(['bounced', 'left', 'enabled'])).toBe('left');
  expect(strictest(['active', 'enabled'])).toBe('enabled');
  expect(strictest([])).toBeUndefined();
});

it.each([
  ['OptedOut', ['optout']],
  ['opted_out', ['optout']],
  ['opt-in', ['optin']],
  ['Opt In Date', ['optin', 'date']],
  ['in out', ['in', 'out']],
  ['opt', ['opt']],
  ['optedin', ['optin']],
  ['do not mail', ['donot', 'not', 'mail']],
  ['un-subscribed', ['unsubscribed']],
  ['un', ['un']],
  ['WhatsApp', ['whatsapp']],
  ['emailAddress2', ['email', 'address2']],
  [' --a,b ', ['a', 'b']],
])('wordsOf splits %s into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('stateOfName', () => {
  it.each([
    ['unsubscribed_at', 'left'],
    ['Subscribed', 'active'],
    ['Newsletter', 'active'],
    ['enabled', 'active'],
    ['No newsletter', 'left'],
    ['no more mails', 'left'],
    ['ikke flere mails', 'left'],
    ['keine weiteren E-Mails', 'left'],
    ['pas de newsletter', 'left'],
    ['Yes/no: newsletter', 'active'],
    ['bounced', 'bounced'],
    ['Complaint or bounce', 'complaint'],
    ['Not confirmed', 'left'],
    ['First name', undefined],
    ['', undefined],
  ])('of “%s” is %s', (name, state) => {
    expect(stateOfName(wordsOf(name))).toBe(state);
  });
});

describe('stateOfValue', () => {
  it.each([
    ['enabled', 'enabled'],
    ['Enabled by admin', 'active'],
    ['subscribed', 'active'],
    ['Subscribed via API', 'active'],
    ['Subscribed to dogs', undefined],
    ['not subscribed', 'waiting'],
    ['no longer subscribed', 'left'],
    ['unsubscribed', 'left'],
    ['not unsubscribed', undefined],
    ['hard bounce', 'bounced'],
    ['pending', 'waiting'],
    ['Spam complaint', 'complaint'],
    ['bounced, unsubscribed', 'left'],
    ['blue', undefined],
    ['', undefined],
    [`active ${'1'.repeat(53)}`, 'active'],
    [`active ${'1'.repeat(54)}`, undefined],
  ])('of “%s” is %s', (value, state) => {
    expect(stateOfValue(value)).toBe(state);
  });
});

it.each([
  ['Asked to be unsubscribed on Monday', true],
  ['Complained by phone', true],
  ['Mail bounced', false],
  ['A kind customer', false],
  [`${'a '.repeat(490)} unsubscribed`, true],
  [`${'a '.repeat(500)} unsubscribed`, false],
])('mentionsLeaving of “%s” is %s', (text, isMentioned) => {
  expect(mentionsLeaving(text)).toBe(isMentioned);
});

it.each([
  ['unsubscribed', true],
  ['Unsubscribed by admin', true],
  ['unsubscribed dogs', false],
  ['by admin', false],
  ['vip, unsubscribed', true],
  ['vip;bounced', true],
  ['vip|gold', false],
  ['pending', false],
  ['cleaned', true],
  [`bounced ${'1'.repeat(52)}`, true],
  [`bounced ${'1'.repeat(53)}`, false],
])('isUnmistakable of “%s” is %s', (text, isMarked) => {
  expect(isUnmistakable(text)).toBe(isMarked);
});

it.each([
  ['Yes', true],
  ['1.0', true],
  ['JA', true],
  ['no', false],
  ['0', false],
  ['yess', undefined],
  ['11', undefined],
  ['', undefined],
])('readFlag of “%s” is %s', (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});

it.each([
  ['', true],
  ['---', true],
  ['NULL', true],
  ['#N/A', true],
  ['0000-00-00 00:00:00', true],
  ['01.01.1970', true],
  ['01/01/1970 00:00', true],
  ['nullx', false],
  ['x', false],
  ['2024-01-01', false],
])('isEmptyCell of “%s” is %s', (text, isEmpty) => {
  expect(isEmptyCell(text)).toBe(isEmpty);
});

it.each([
  ['170000000', true],
  ['1700000000000', true],
  ['1700000000.5', true],
  ['17000000', false],
  ['17000000000000', false],
  ['x170000000', false],
  ['170000000x', false],
  ['2024-01-05', true],
  ['2024/1/5T10:00', true],
  ['5.1.24', true],
  ['05 - 01 - 2024', true],
  ['x5.1.2024', false],
  ['5.1.20245', false],
  ['Jan 5, 2024', true],
  ['5. marts 2024', true],
  ['marts 2024', false],
  ['5 ab 2024', false],
  ['Jan 5, 2124', false],
  ['Jan 5, 1999', true],
  [`Jan 5, 2024 ${'x'.repeat(28)}`, true],
  [`Jan 5, 2024 ${'x'.repeat(29)}`, false],
])('isDate of “%s” is %s', (text, isTime) => {
  expect(isDate(text)).toBe(isTime);
});
