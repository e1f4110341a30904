/** Prices of one plan in one zone and currency. */
export type FleetRate = {
  /** Minimum size of a fleet for this plan, in SIMs. */
  from: number;
  /** Price per active SIM per month. */
  perSim: number;
  perMegabyte: number;
};

/** Limits of the calculator, in SIMs and MB per SIM per month. Larger customers ask for a quote. */
export const largestFleet = 1_000_000;
export const maxMegabytes = 100_000;

/** Calculates the monthly price of the SIMs, of their data (MB per SIM) and in total, each rounded to two decimals. */
export function fleetPrice({ perSim, perMegabyte }: FleetRate, sims: number, megabytes: number) {
  const forSims = toHundredths(sims * perSim);
  const forData = toHundredths(sims * megabytes * perMegabyte);
  return { forSims, forData, total: toHundredths(forSims + forData) };
}

/**
 * Returns the index of a fleet's plan: of the plans whose minimum the fleet reaches, the largest; otherwise the
 * smallest plan.
 */
export function planOf(rates: readonly FleetRate[], sims: number): number {
  const starts = rates.map(({ from }) => from);
  const reachedStarts = starts.filter((from) => from <= sims);
  return starts.indexOf(reachedStarts.length > 0 ? Math.max(...reachedStarts) : Math.min(...starts));
}

/** Serialises rates for an HTML attribute as three numbers for each plan. */
export function writeRates(rates: readonly FleetRate[]): string {
  return rates.map(({ from, perSim, perMegabyte }) => `${from} ${perSim} ${perMegabyte}`).join(',');
}

/** Parses the output of `writeRates`; skips incomplete plans. */
export function readRates(text: string): FleetRate[] {
  return text.split(',').flatMap((plan) => {
    const [from, perSim, perMegabyte] = plan.split(' ').map(Number);
    return from === undefined || perSim === undefined || perMegabyte === undefined
      ? []
      : [{ from, perSim, perMegabyte }];
  });
}

function toHundredths(amount: number): number {
  // 1.005 * 100 is 100.49999999999999. Fifteen digits are exact for every decimal number.
  return Math.round(Number((amount * 100).toPrecision(15))) / 100;
}
