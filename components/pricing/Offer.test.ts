import { describe, expect, it } from 'vitest';
import { currenciesOf, priceOf, withZonesOf, zonesOf, type Offer } from './Offer.ts';

function offer(title: string, prices: Offer['prices']): Offer {
  return { title, prices, isHighlighted: false, features: [], facts: [], buttons: null };
}

const printed = offer('Fleet', { europe: { dkk: { amount: 6.5 }, eur: { amount: 0.87 } } });
const catalogued = offer('Fleet', {
  europe: { dkk: { amount: 6.5 }, eur: { amount: 0.87 } },
  world: { dkk: { amount: 10.5 }, eur: { amount: 1.4 } },
});

describe('what can be chosen', () => {
  it('is every currency with a price, in one order', () => {
    expect(currenciesOf([offer('A', { europe: { usd: { amount: 1 } } }), printed])).toEqual([
      'dkk',
      'eur',
      'usd',
    ]);
  });

  it('is no zone in which a price is missing', () => {
    expect(zonesOf([catalogued])).toEqual(['europe', 'world']);
    expect(zonesOf([catalogued, printed])).toEqual(['europe']);
  });
});

describe('the other zone of a package', () => {
  it('comes from the product of the same name', () => {
    expect(withZonesOf([catalogued])(printed).prices.world?.dkk?.amount).toBe(10.5);
  });

  it('has the price of a megabyte there', () => {
    const fleet = { from: 50, perMegabyte: { world: { dkk: 0.45 } } };
    expect(withZonesOf([{ ...catalogued, fleet }])(printed).prices.world?.dkk).toEqual({
      amount: 10.5,
      perMegabyte: 0.45,
    });
  });

  it('stays unknown when the product disagrees on the printed price', () => {
    const cheaper = offer('Fleet', { europe: { dkk: { amount: 5 }, eur: { amount: 0.87 } } });
    expect(withZonesOf([catalogued])(cheaper).prices.world).toBeUndefined();
  });

  it('stays unknown without such a product', () => {
    expect(withZonesOf([])(printed).prices.world).toBeUndefined();
  });
});

it('falls back to the price that was given when one is missing', () => {
  expect(priceOf(printed, 'world', 'usd')).toEqual({ price: { amount: 6.5 }, currency: 'dkk' });
  expect(priceOf(offer('Custom', {}), 'europe', 'dkk')).toBeUndefined();
});
