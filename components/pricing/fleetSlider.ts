/** Where the slider of a fleet's size ends: at a hundred thousand SIMs, each twentieth place ten times as many. */
export const sliderEnd = 100;

const placesADecade = 20;

/** The size at a place of the slider, in round numbers. */
export function sizeAt(place: number): number {
  return Number((10 ** (place / placesADecade)).toPrecision(2));
}

/** The place of the slider that is nearest to a size. */
export function placeOf(sims: number): number {
  return Math.min(sliderEnd, Math.round(Math.log10(sims) * placesADecade));
}
