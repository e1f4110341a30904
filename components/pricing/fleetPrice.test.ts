import { describe, expect, it } from 'vitest';
import { fleetPrice, planOf, readRates, writeRates } from './fleetPrice.ts';
import { fleetPriceTexts, placeOf, sizeAt, sliderEnd } from './fleetPriceTexts.ts';

const pilot = { from: 1, perSim: 9, perMegabyte: 0.15 };
const fleet = { from: 50, perSim: 6.5, perMegabyte: 0.15 };
const charter = { from: 5000, perSim: 4.2, perMegabyte: 0.15 };

describe('the price of a fleet', () => {
  it('is that of the printed invoice', () => {
    expect(fleetPrice(fleet, 500, 12)).toEqual({ forSims: 3250, forData: 900, total: 4150 });
  });

  it('has no more than hundredths', () => {
    const { total } = fleetPrice({ from: 1, perSim: 0.1, perMegabyte: 0.022 }, 3, 7);
    expect(total).toBe(0.76);
  });

  it.each([
    [1, pilot],
    [49, pilot],
    [50, fleet],
    [4999, fleet],
    [5000, charter],
    [1_000_000, charter],
  ])('of %d SIMs is that of the plan they reach', (sims, plan) => {
    const plans = [charter, pilot, fleet];
    expect(plans[planOf(plans, sims)]).toBe(plan);
  });

  it('is that of the smallest plan where none is reached', () => {
    expect(planOf([charter, fleet], 3)).toBe(1);
  });

  it('says what is multiplied, as the language writes it', () => {
    const written = fleetPriceTexts(fleet, { sims: 1200, megabytes: 12 }, { currency: 'eur', locale: 'de' });
    expect(written).toEqual({
      sims: '1.200 × 6,50\u00A0€',
      forSims: '7.800,00\u00A0€',
      data: '14.400 MB × 0,15\u00A0€',
      forData: '2.160,00\u00A0€',
      total: '9.960,00\u00A0€',
    });
  });
});

it('rates come out of their attribute as they went in', () => {
  expect(readRates(writeRates([pilot, fleet, charter]))).toEqual([pilot, fleet, charter]);
});

describe('the slider', () => {
  it('goes from one SIM to a hundred thousand, in round numbers', () => {
    expect([0, 20, 46, sliderEnd].map(sizeAt)).toEqual([1, 10, 200, 100_000]);
  });

  it('stands where a typed number is, at its end for larger ones', () => {
    expect([1, 200, 1_000_000].map(placeOf)).toEqual([0, 46, sliderEnd]);
  });
});
