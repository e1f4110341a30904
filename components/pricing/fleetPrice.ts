/** What one plan asks for in one zone and currency. */
export type FleetRate = {
  /** The smallest fleet that the plan is for, in SIMs. */
  from: number;
  /** Per active SIM a month. */
  perSim: number;
  perMegabyte: number;
};

/** Beyond these, people talk. */
export const largestFleet = 1_000_000;
export const maxMegabytes = 100_000;

/** What a month costs: for the SIMs, for the data of all of them, and together; rounded to hundredths. */
export function fleetPrice({ perSim, perMegabyte }: FleetRate, sims: number, megabytes: number) {
  const forSims = toHundredths(sims * perSim);
  const forData = toHundredths(sims * megabytes * perMegabyte);
  return { forSims, forData, total: toHundredths(forSims + forData) };
}

/** The place of the plan that a fleet is on: the one with the highest start that it reaches, else the lowest. */
export function planOf(rates: readonly FleetRate[], sims: number): number {
  const starts = rates.map(({ from }) => from);
  const reached = starts.filter((from) => from <= sims);
  return starts.indexOf(reached.length > 0 ? Math.max(...reached) : Math.min(...starts));
}

/** Rates as they stand in an attribute, three numbers for each plan. */
export function writeRates(rates: readonly FleetRate[]): string {
  return rates.map(({ from, perSim, perMegabyte }) => `${from} ${perSim} ${perMegabyte}`).join(',');
}

/** What `writeRates` wrote. */
export function readRates(written: string): FleetRate[] {
  return written.split(',').flatMap((plan) => {
    const [from, perSim, perMegabyte] = plan.split(' ').map(Number);
    return from === undefined || perSim === undefined || perMegabyte === undefined
      ? []
      : [{ from, perSim, perMegabyte }];
  });
}

function toHundredths(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
