import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['6.50', 6.5],
    ['6,50', 6.5],
    ['12', 12],
    ['0.022', 0.022],
    ['0,022', 0.022],
    ['1.299', 1299],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1.234.567', 1234567],
    [' 1 299,50 ', 1299.5],
    ['1\u00A0299,50', 1299.5],
  ])('parses %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['Custom', '', 'from 5', '-3', '€5', '1e9'])('returns undefined for %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe('formatAmount', () => {
  it.each([
    [6.5, 'dkk', 'en', '6.50\u00A0kr.'],
    [6.5, 'dkk', 'da', '6,50\u00A0kr.'],
    [6.5, 'dkk', 'de', '6,50\u00A0DKK'],
    [0.87, 'eur', 'en', '€0.87'],
    [0.87, 'eur', 'de', '0,87\u00A0€'],
    [1299, 'usd', 'en', '$1,299.00'],
    [0.022, 'usd', 'en', '$0.022'],
    [1.75, 'usd', 'da', '1,75\u00A0$'],
  ] as const)('formats %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatAmount(amount, currency, locale)).toBe(text);
  });
});
