import { css, cva } from '#styled/css';
import { curvePath, freeEnd, scaleOf } from './curvePath.ts';
import { filling } from './drawing.styles.ts';
import { DrawingHead } from './DrawingHead.tsx';
import type { DrawingContent } from './drawingContent.ts';
import { Plot } from './Plot.tsx';

/** Position at which a curve ends if it reaches its limit, as a fraction of the width. */
const stoppedOpacity = 0.8;

const styles = {
  picture: css({ position: 'relative', flex: '1 1 auto', minHeight: '170px' }),
  // As high as the plot, so that each label is at the height of its line.
  names: css({ position: 'absolute', inset: '0' }),
  fill: css({ fill: 'surface', fillOpacity: '0.55', stroke: 'none' }),
  line: css({ stroke: 'text', strokeWidth: '2' }),
};

const level = cva({
  base: { strokeWidth: '2', stroke: 'text' },
  variants: {
    state: {
      fine: { stroke: 'positive' },
      signal: { stroke: 'brand' },
      warning: { strokeDasharray: '3 5', strokeWidth: '1', strokeOpacity: '0.5' },
      fault: { stroke: 'negative' },
    },
  },
});

const name = cva({
  base: { fontSize: '.875rem', fontWeight: '600', fill: 'text.muted' },
  variants: { state: { fine: {}, signal: { fill: 'brand' }, warning: {}, fault: { fill: 'negative.text' } } },
});

/** Curve with limit lines. The curve ends where it reaches the highest line. */
export function CurveDrawing({ content }: { content: DrawingContent }) {
  const levels = content.rows.flatMap((row) =>
    row.level === undefined ? [] : [{ ...row, level: row.level }],
  );
  const { values } = content;
  const scale = scaleOf(
    values,
    levels.map((row) => row.level),
  );
  // Rounded like the curve, so that the curve ends exactly on the line.
  const yOf = (value: number) => Math.round(scale(value));
  const lower = freeEnd(values);
  const last = values.at(-1) ?? 0;
  const isStopped = levels.length > 0 && Math.max(...levels.map((row) => row.level)) <= last;
  const ground = Math.max(1, values.length - 1);
  const width = isStopped ? ground / stoppedOpacity : ground;
  const path = curvePath(values, yOf);
  return (
    <div className={filling}>
      <DrawingHead title={content.title} note={content.note} />
      <div className={styles.picture}>
        <Plot width={width}>
          <path className={styles.fill} d={`${path}V100H0z`} />
          <path className={styles.line} d={`${path}${isStopped ? 'V100' : ''}`} />
          {levels.map((row, index) => (
            <path
              key={index}
              className={level({ state: row.state ?? 'fine' })}
              d={`M0 ${yOf(row.level)}H${width}`}
            />
          ))}
        </Plot>
        <svg width="100%" height="100%" className={styles.names}>
          {levels.map((row, index) => {
            // The first level is the highest; the curve never covers its label.
            const end = index === 0 ? 'end' : lower;
            return (
              <text
                key={index}
                x={end === 'end' ? '97%' : '3%'}
                y={`${yOf(row.level)}%`}
                dy={index === 0 ? '-.6em' : '1.3em'}
                textAnchor={end}
                className={name({ state: row.state ?? 'fine' })}
              >
                {row.text}
              </text>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
