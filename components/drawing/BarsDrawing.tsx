import { css, cx } from '#styled/css';
import { scaleOf } from './curvePath.ts';
import { DrawingHead } from './DrawingHead.tsx';
import type { DrawingContent, DrawingRow } from './drawingContent.ts';
import { key, mark } from './drawing.styles.ts';
import { Plot } from './Plot.tsx';

const styles = {
  picture: css({
    position: 'relative',
    height: 'clamp(160px, 30cqw, 300px)',
    margin: '20px var(--inset) 0',
    borderBottom: '1px solid token(colors.border.ink)',
  }),
  usual: css({ fill: 'contour' }),
  usualKey: css({ background: 'contour' }),
  marked: css({ fill: 'accent.text' }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1 5',
    padding: '8px var(--inset) 16px',
    textStyle: 'caption',
    '& i': { color: 'text.muted' },
  }),
  belowEnds: css({ marginTop: '-4' }),
};

/** Values side by side; a row of the list names those from its number on, and gives them its colour. */
export function BarsDrawing({ content }: { content: DrawingContent }) {
  const { values, rows, headings } = content;
  const yOf = scaleOf(values);
  const step = 100 / Math.max(1, values.length);
  const rowOf = (index: number): DrawingRow | undefined =>
    rows.findLast(({ level }) => level !== undefined && index + 1 >= level);
  const names = rows.map((row) => (
    <span key={row.text}>
      <span className={cx(mark(row.state && { state: row.state }), !row.state && styles.usualKey, key)} />
      {row.text}
    </span>
  ));
  return (
    <>
      <DrawingHead title={content.title} note={content.note} />
      <div className={styles.picture}>
        <Plot>
          {values.map((value, index) => (
            <path
              key={index}
              className={rowOf(index)?.state === 'signal' ? styles.marked : styles.usual}
              d={`M${(index * step).toFixed(2)} 100V${yOf(value)}h${(step * 0.7).toFixed(2)}V100z`}
            />
          ))}
        </Plot>
      </div>
      <p className={styles.foot}>
        <i>{headings[0]}</i>
        {names.length === 1 && names}
        <i>{headings[1]}</i>
      </p>
      {names.length > 1 && <p className={cx(styles.foot, styles.belowEnds)}>{names}</p>}
    </>
  );
}
