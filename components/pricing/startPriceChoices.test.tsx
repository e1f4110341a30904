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
        (currency, index) =>
          `<input type="radio" name="${list}-currency" value="${currency}" ${index === 0 ? 'checked' : ''}>`,
      );
      return `<div data-price-choices>${radios.join('')}</div>`;
    })
    .join('');
  const radio = (list: number, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[name="${list}-currency"][value=${value}]`);
    if (input === null) throw new Error(`List ${list} has no ${value}.`);
    return input;
  };
  const chosenTexts = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  return { radio, chosen: chosenTexts };
}

it('startPriceChoices applies a choice made before it ran to every list, and stores it', () => {
  localStorage.setItem('price-currency', 'dkk');
  const { radio, chosen } = lists(['usd', 'eur', 'dkk'], ['usd', 'eur']);
  radio(0, 'eur').checked = true;
  startPriceChoices();
  expect(chosen()).toEqual(['eur', 'eur']);
  expect(localStorage.getItem('price-currency')).toBe('eur');
});

it('startPriceChoices shows the default in a list that lacks the chosen currency', () => {
  const { radio, chosen } = lists(['usd', 'eur', 'dkk'], ['usd', 'eur']);
  startPriceChoices();
  fireEvent.click(radio(1, 'eur'));
  expect(chosen()).toEqual(['eur', 'eur']);
  fireEvent.click(radio(0, 'dkk'));
  expect(chosen()).toEqual(['dkk', 'usd']);
});

it('startPriceChoices applies a choice made in another tab', () => {
  const { chosen } = lists(['usd', 'eur']);
  startPriceChoices();
  window.dispatchEvent(new StorageEvent('storage', { key: 'price-currency', newValue: 'eur' }));
  expect(chosen()).toEqual(['eur']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'price-zone', newValue: 'world' }));
  expect(chosen()).toEqual(['eur']);
});

it('startPriceChoices shows the stored choice when the page is restored from the back/forward cache', () => {
  const { chosen } = lists(['usd', 'eur']);
  startPriceChoices();
  localStorage.setItem('price-currency', 'eur');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(chosen()).toEqual(['eur']);
});
