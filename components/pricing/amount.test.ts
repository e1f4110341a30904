import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

describe('a price as an editor typed it', () => {
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
  ])('%j is the amount %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['Custom', '', 'from 5', '-3', '€5', '1e9'])('%j is words', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe('an amount in the language of the page', () => {
  it.each([
    [6.5, 'dkk', 'en', '6.50\u00A0kr.'],
    [6.5, 'dkk', 'da', '6,50\u00A0kr.'],
    [6.5, 'dkk', 'de', '6,50\u00A0DKK'],
    [0.87, 'eur', 'en', '€0.87'],
    [0.87, 'eur', 'de', '0,87\u00A0€'],
    [1299, 'usd', 'en', '$1,299.00'],
    [0.022, 'usd', 'en', '$0.022'],
    [1.75, 'usd', 'da', '1,75\u00A0$'],
  ] as const)('%d %s in %s', (amount, currency, locale, written) => {
    expect(formatAmount(amount, currency, locale)).toBe(written);
  });
});
