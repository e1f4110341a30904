/** The drawing's own measures; it is scaled to the width of the page. */
export const tide = { width: 1264, height: 160, gap: 32 } as const;

const period = 632;
const tickCount = 28;

/** The water's height above the scale at a place along the curve. */
function levelAt(x: number): number {
  return 80 - 52 * Math.sin(((x - 90) / period) * 2 * Math.PI);
}

/** How much the level changes from one unit along the curve to the next. */
function slopeAt(x: number): number {
  const turn = (2 * Math.PI) / period;
  return -52 * turn * Math.cos((x - 90) * turn);
}

const reach = tide.width / 16;
const before = (x: number) =>
  `${(x - reach / 3).toFixed(1)} ${(levelAt(x) - (slopeAt(x) * reach) / 3).toFixed(1)}`;
const point = (x: number) => `${x} ${levelAt(x).toFixed(1)}`;

/** The curve as SVG path data: sixteen Bézier curves that leave each other in its direction. */
export const tidePath = Array.from({ length: 17 }, (_, index) => index * reach)
  .map((x, index) => {
    if (index === 0)
      return `M${point(x)}C${(reach / 3).toFixed(1)} ${(levelAt(x) + (slopeAt(x) * reach) / 3).toFixed(1)}`;
    return `${index === 1 ? ' ' : 'S'}${before(x)} ${point(x)}`;
  })
  .join('');

/** A tick a quarter of a day, a longer one where a day begins, and the scale's base line. */
export const tideScale = `${Array.from({ length: tickCount + 1 }, (_, tick) => {
  const x = ((tick * tide.width) / tickCount).toFixed(1);
  return `M${x} ${tick % 7 === 0 ? 140 : 150}V160`;
}).join('')}M0 160h${tide.width}`;

/** Where each step lies on the curve: above the left edge of its column. */
export function tideMarks(steps: number): { x: number; y: number }[] {
  return Array.from({ length: steps }, (_, index) => {
    const x = (index * (tide.width + tide.gap)) / steps + 7;
    return { x: Math.round(x * 10) / 10, y: Math.round(levelAt(x) * 10) / 10 };
  });
}
