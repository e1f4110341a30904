import { css } from '#styled/css';
import { tide, tideMarks, tidePath, tideScale } from './tide.ts';

const styles = {
  drawing: css({
    display: 'none',
    fill: 'none',
    md: { display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
  }),
  scale: css({ stroke: 'border' }),
  echo: css({ stroke: 'line' }),
  curve: css({ stroke: 'text' }),
  mark: css({ stroke: 'text', fill: 'surface' }),
  lastMark: css({ stroke: 'accent', fill: 'accent' }),
};

/** The tide as a line over the whole width, with a mark for every step; the last one transmits. */
export function TideCurve({ steps }: { steps: number }) {
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
