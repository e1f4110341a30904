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
      return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
