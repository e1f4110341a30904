/** In points: as wide as the widest variant is at one pixel a point. */
const widestWindow = 2560;

/** A length, and from which width of the window on it is meant; they stand widest first. */
const part = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/;

/** How many points `sizes` asks for at most, in whatever window; infinitely many where that cannot be told. */
export function widestPlace(sizes: string): number {
  let narrowerThan = widestWindow;
  let widest = 0;
  for (const text of sizes.split(', ')) {
    const [, from, length, unit] = part.exec(text) ?? [];
    if (length === undefined) return Infinity;
    widest = Math.max(widest, unit === 'vw' ? (Number(length) / 100) * narrowerThan : Number(length));
    narrowerThan = Number(from);
  }
  return widest;
}
