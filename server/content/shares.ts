/** Widths in percent that have styles: the widths in WordPress's column layouts, and multiples of ten. */
const shares = [10, 20, 25, 30, 33, 40, 50, 60, 66, 70, 75, 80, 90] as const;

/** Returns the width in `shares` nearest to the percentage that an editor set for a column or a picture. */
export function nearestShare(percent: number): number {
  const distance = (share: number) => Math.abs(share - percent);
  return shares.reduce<number>((best, share) => (distance(share) < distance(best) ? share : best), shares[0]);
}
