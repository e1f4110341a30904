import { describe, expect, it } from 'vitest';
import { fleetPrice, planOf, readRates, writeRates } from './fleetPrice.ts';
import { fleetPriceTexts, stepOf, sizeAt, sliderEnd } from './fleetPriceTexts.ts';

const pilot = { from: 1, perSim: 9, perMegabyte: 0.15 };
const fleet = { from: 50, perSim: 6.5, perMegabyte: 0.15 };
const charter = { from: 5000, perSim: 4.2, perMegabyte: 0.15 };

describe('fleetPrice', () => {
  it('returns the amounts of the invoice shown on the price page', () => {
    expect(fleetPrice(fleet, 500, 12)).toEqual({ forSims: 3250, forData: 900, total: 4150 });
  });

  it('rounds to two decimals', () => {
    const { total } = fleetPrice({ from: 1, perSim: 0.1, perMegabyte: 0.022 }, 3, 7);
    expect(total).toBe(0.76);
  });

  it.each([
    [1.005, 1.01],
    [10.075, 10.08],
    [1000.005, 1000.01],
    [1.0049, 1],
  ])('rounds %d to %d, although it has no exact binary form', (perSim, forSims) => {
    expect(fleetPrice({ from: 1, perSim, perMegabyte: 0 }, 1, 0).forSims).toBe(forSims);
  });
});

describe('planOf', () => {
  it.each([
    [1, pilot],
    [49, pilot],
    [50, fleet],
    [4999, fleet],
    [5000, charter],
    [1_000_000, charter],
  ])('returns the largest plan that %d SIMs reach', (sims, plan) => {
    const plans = [charter, pilot, fleet];
    expect(plans[planOf(plans, sims)]).toBe(plan);
  });

  it('returns the smallest plan if none is reached', () => {
    expect(planOf([charter, fleet], 3)).toBe(1);
  });
});

describe('fleetPriceTexts', () => {
  it('formats factors and amounts in the language', () => {
    const texts = fleetPriceTexts(fleet, { sims: 1200, megabytes: 12 }, { currency: 'eur', locale: 'de' });
    expect(texts).toEqual({
      sims: '1.200 × 6,50\u00A0€',
      forSims: '7.800,00\u00A0€',
      data: '14.400 MB × 0,15\u00A0€',
      forData: '2.160,00\u00A0€',
      total: '9.960,00\u00A0€',
    });
  });
});

it('readRates returns the rates that writeRates wrote', () => {
  expect(readRates(writeRates([pilot, fleet, charter]))).toEqual([pilot, fleet, charter]);
});

describe('sizeAt and stepOf', () => {
  it('convert steps of the slider into round numbers from one to a hundred thousand SIMs', () => {
    expect([0, 20, 46, sliderEnd].map(sizeAt)).toEqual([1, 10, 200, 100_000]);
  });

  it('convert a fleet size into the nearest step, at most the last one', () => {
    expect([1, 200, 1_000_000].map(stepOf)).toEqual([0, 46, sliderEnd]);
  });
});
