import { css } from '#styled/css';

const styles = {
  drawing: css({
    display: 'none',
    fill: 'none',
    md: { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
    _rtl: { scale: '-1 1' },
  }),
  scale: css({ stroke: 'border' }),
  echo: css({ stroke: 'line' }),
  curve: css({ stroke: 'text' }),
  mark: css({ stroke: 'text', fill: 'surface' }),
  lastMark: css({ stroke: 'accent', fill: 'accent' }),
};

/** Drawing above a guide's steps: the tide as a line with a mark for every step. Your version may render nothing. */
export function StepsDrawing({ steps }: { steps: number }) {
  const marks = tideMarks(steps);
  return (
    <svg viewBox={`0 0 ${tide.width} ${tide.height}`} aria-hidden="true" className={styles.drawing}>
      <path d={tideScale} className={styles.scale} />
      <path d={tidePath} transform="translate(0 14)" strokeOpacity=".4" className={styles.echo} />
      <path d={tidePath} transform="translate(0 28)" strokeOpacity=".2" className={styles.echo} />
      <path d={tidePath} strokeWidth="2" className={styles.curve} />
      {marks.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="7"
          strokeWidth="2"
          className={index === marks.length - 1 ? styles.lastMark : styles.mark}
        />
      ))}
    </svg>
  );
}

/** Size of the drawing; it is scaled to the width of the page. */
const tide = { width: 1264, height: 160, gap: 32 } as const;

const period = 632;
const tickCount = 28;

/** Returns the water level at a position along the curve. */
function levelAt(x: number): number {
  return 80 - 52 * Math.sin(((x - 90) / period) * 2 * Math.PI);
}

/** Returns the slope of the curve at a position. */
function slopeAt(x: number): number {
  const turn = (2 * Math.PI) / period;
  return -52 * turn * Math.cos((x - 90) * turn);
}

const segments = 8;
const reach = tide.width / segments;
const heights = Array.from({ length: segments + 1 }, (_, index) => Math.round(levelAt(index * reach)));

/**
 * Curve as SVG path data in integers: joined Bézier curves. Coordinates are relative to the previous end, so that the
 * second tide is the same text as the first and compresses well.
 */
const tidePath = heights
  .slice(1)
  .map((to, index) => {
    const from = heights[index] ?? to;
    const x = index * reach;
    const leaving = `${Math.round(reach / 3)} ${Math.round((slopeAt(x) * reach) / 3)} `;
    const controlX = Math.round(to - (slopeAt(x + reach) * reach) / 3 - from);
    const start = index === 0 ? `M0 ${from}c${leaving}` : 's';
    return `${start}${Math.round((reach * 2) / 3)} ${controlX} ${reach} ${to - from}`;
  })
  .join('');

/** Ticks at every quarter of a day, longer ones at the start of a day, and the base line of the scale. */
const tideScale = `M0 160h${tide.width}M0 140v20${Array.from({ length: tickCount }, (_, tick) => {
  const height = (tick + 1) % 7 === 0 ? 20 : 10;
  return `m${(tide.width / tickCount).toFixed(3)} -${height}v${height}`;
}).join('')}`;

/** Returns the position of each step on the curve, above the left edge of its column. */
function tideMarks(steps: number): { x: number; y: number }[] {
  return Array.from({ length: steps }, (_, index) => {
    const x = (index * (tide.width + tide.gap)) / steps + 7;
    return { x: Math.round(x * 10) / 10, y: Math.round(levelAt(x) * 10) / 10 };
  });
}
