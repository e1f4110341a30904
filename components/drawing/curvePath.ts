/** Room above the highest value, as a part of it. */
const headroom = 1.3;

/** Turns values into places from the top in per cent; `others` must fit into the same picture. */
export function scaleOf(
  values: readonly number[],
  others: readonly number[] = [],
): (value: number) => number {
  const top = Math.max(0, ...values, ...others) * headroom || 1;
  return (value) => round(100 - (value / top) * 100);
}

/**
 * A smooth line through values, as the path of an SVG of 100 in height and one less than there are values in width. In
 * whole hundredths of the height, each piece told from where the one before ends: a page with curves is lighter by far.
 */
export function curvePath(values: readonly number[], yOf: (value: number) => number): string {
  const heights = values.map((value) => Math.round(yOf(value)));
  return heights
    .map((y, index) => {
      if (index === 0) return `M0 ${y}`;
      const rise = y - (heights[index - 1] ?? y);
      // As the distances are equal, each piece leaves a point as the one before came to it, and need not say so.
      return `${index === 1 ? 'c.5 0 ' : 's'}.5 ${rise} 1 ${rise}`;
    })
    .join('');
}

/** At which end of the picture the curve stays lower, so that words stand there without meeting it. */
export function freeEnd(values: readonly number[]): 'start' | 'end' {
  const third = Math.ceil(values.length / 3);
  const highest = (part: readonly number[]) => Math.max(0, ...part);
  return highest(values.slice(-third)) < highest(values.slice(0, third)) ? 'end' : 'start';
}

/** To a tenth of what is drawn as 100. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
