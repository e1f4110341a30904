/** Height of the plot as a multiple of the highest value. */
const headroom = 1.3;

/**
 * Returns a function that converts a value into its distance from the top in per cent. `others` are further values that
 * must fit into the plot.
 */
export function scaleOf(
  values: readonly number[],
  others: readonly number[] = [],
): (value: number) => number {
  const top = Math.max(0, ...values, ...others) * headroom || 1;
  return (value) => round(100 - (value / top) * 100);
}

/**
 * Returns the SVG path of a smooth curve through values. The SVG is 100 units high, and values are one unit of width
 * apart. Coordinates are relative integers, which makes pages with curves much smaller.
 */
export function curvePath(values: readonly number[], yOf: (value: number) => number): string {
  const heights = values.map((value) => Math.round(yOf(value)));
  return heights
    .map((y, index) => {
      if (index === 0) return `M0 ${y}`;
      const rise = y - (heights[index - 1] ?? y);
      // `s` reflects the previous control point, which is correct because the distances are equal.
      return `${index === 1 ? 'c.5 0 ' : 's'}.5 ${rise} 1 ${rise}`;
    })
    .join('');
}

/** Returns the end of the plot at which the curve is lower, so that a label there does not touch the curve. */
export function freeEnd(values: readonly number[]): 'start' | 'end' {
  const thirdLength = Math.ceil(values.length / 3);
  const highest = (values: readonly number[]) => Math.max(0, ...values);
  return highest(values.slice(-thirdLength)) < highest(values.slice(0, thirdLength)) ? 'end' : 'start';
}

/** Rounds to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
