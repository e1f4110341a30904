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

/** A smooth line through values at equal distances, as the path of an SVG of 100 by 100. */
export function curvePath(values: readonly number[], yOf: (value: number) => number, width = 100): string {
  const points = values.map((value, index): [number, number] => [
    round((index / Math.max(1, values.length - 1)) * width),
    yOf(value),
  ]);
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y];
      if (index === 0) return `M${x} ${y}`;
      const middle = round((beforeX + x) / 2);
      // As the distances are equal, each piece leaves a point as the one before came to it, and need not say so.
      return index === 1 ? `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : `S${middle} ${y} ${x} ${y}`;
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
