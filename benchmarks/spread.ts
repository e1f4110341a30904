/** Of an even number the upper one of the two in the middle; NaN where there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** NaN where there are none. */
export function largest(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : Math.max(...values);
}
