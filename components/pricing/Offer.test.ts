import { describe, expect, it } from 'vitest';
import { currenciesOf, priceOf, withZonesOf, zonesOf, type Offer } from './Offer.ts';

function offer(title: string, prices: Offer['prices']): Offer {
  return { title, prices, isHighlighted: false, features: [], facts: [], buttons: null };
}

const printedOffer = offer('Fleet', { europe: { dkk: { amount: 6.5 }, eur: { amount: 0.87 } } });
const catalogueOffer = offer('Fleet', {
  europe: { dkk: { amount: 6.5 }, eur: { amount: 0.87 } },
  world: { dkk: { amount: 10.5 }, eur: { amount: 1.4 } },
});

describe('currenciesOf', () => {
  it('returns every currency with a price, in the brand’s order', () => {
    expect(currenciesOf([offer('A', { europe: { usd: { amount: 1 } } }), printedOffer])).toEqual([
      'dkk',
      'eur',
      'usd',
    ]);
  });
});

describe('zonesOf', () => {
  it('omits a zone in which a price is missing', () => {
    expect(zonesOf([catalogueOffer])).toEqual(['europe', 'world']);
    expect(zonesOf([catalogueOffer, printedOffer])).toEqual(['europe']);
  });
});

describe('withZonesOf', () => {
  it('adds prices of another zone from the product of the same name', () => {
    expect(withZonesOf([catalogueOffer])(printedOffer).prices.world?.dkk?.amount).toBe(10.5);
  });

  it('adds the other zone’s price per megabyte', () => {
    const fleet = { from: 50, perMegabyte: { world: { dkk: 0.45 } } };
    expect(withZonesOf([{ ...catalogueOffer, fleet }])(printedOffer).prices.world?.dkk).toEqual({
      amount: 10.5,
      perMegabyte: 0.45,
    });
  });

  it('adds nothing if the product has a different price in the offer’s zone', () => {
    const cheaper = offer('Fleet', { europe: { dkk: { amount: 5 }, eur: { amount: 0.87 } } });
    expect(withZonesOf([catalogueOffer])(cheaper).prices.world).toBeUndefined();
  });

  it('adds nothing without a product of that name', () => {
    expect(withZonesOf([])(printedOffer).prices.world).toBeUndefined();
  });
});

it('priceOf falls back to another currency and zone, and returns undefined if there is no price at all', () => {
  expect(priceOf(printedOffer, 'world', 'usd')).toEqual({ price: { amount: 6.5 }, currency: 'dkk' });
  expect(priceOf(offer('Custom', {}), 'europe', 'dkk')).toBeUndefined();
});
