import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startPriceChoices } from './startPriceChoices.ts';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** Renders price lists with these currencies; the first of each list is its default. */
function lists(...offers: readonly (readonly string[])[]) {
  document.body.innerHTML = offers
    .map((currencies, list) => {
      const radios = currencies.map(
        (value, index) =>
          `<input type="radio" name="${list}-currency" value="${value}" ${index === 0 ? 'checked' : ''}>`,
      );
      return `<div data-price-choices>${radios.join('')}</div>`;
    })
    .join('');
  const radio = (list: number, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[name="${list}-currency"][value=${value}]`);
    if (input === null) throw new Error(`List ${list} has no ${value}.`);
    return input;
  };
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  return { radio, chosen };
}

it('a choice made before the script ran applies to every list and is stored', () => {
  localStorage.setItem('price-currency', 'dkk');
  const { radio, chosen } = lists(['usd', 'eur', 'dkk'], ['usd', 'eur']);
  radio(0, 'eur').checked = true;
  startPriceChoices();
  expect(chosen()).toEqual(['eur', 'eur']);
  expect(localStorage.getItem('price-currency')).toBe('eur');
});

it('a list without the chosen currency shows its default', () => {
  const { radio, chosen } = lists(['usd', 'eur', 'dkk'], ['usd', 'eur']);
  startPriceChoices();
  fireEvent.click(radio(1, 'eur'));
  expect(chosen()).toEqual(['eur', 'eur']);
  fireEvent.click(radio(0, 'dkk'));
  expect(chosen()).toEqual(['dkk', 'usd']);
});

it('a choice in another tab applies to this one', () => {
  const { chosen } = lists(['usd', 'eur']);
  startPriceChoices();
  window.dispatchEvent(new StorageEvent('storage', { key: 'price-currency', newValue: 'eur' }));
  expect(chosen()).toEqual(['eur']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'price-zone', newValue: 'world' }));
  expect(chosen()).toEqual(['eur']);
});

it('the stored choice is shown when the page is restored from the back/forward cache', () => {
  const { chosen } = lists(['usd', 'eur']);
  startPriceChoices();
  localStorage.setItem('price-currency', 'eur');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosen()).toEqual(['eur']);
});
