import { css, cx } from '#styled/css';
import { Amounts } from './Amounts.tsx';
import { curvePath, scaleOf } from './curvePath.ts';
import { DrawingHead } from './DrawingHead.tsx';
import { key, mark } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';
import { Plot } from './Plot.tsx';
import { ColumnHeadings } from '#components/content/HeadedSection.tsx';

const styles = {
  figures: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '@container (min-width: 36rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
    '& > div': {
      padding: '12px var(--inset)',
      boxShadow: {
        base: '0 1px token(colors.border), 1px 0 token(colors.border)',
        _rtl: '0 1px token(colors.border), -1px 0 token(colors.border)',
      },
    },
    '& dt': { textStyle: 'caption', color: 'text.muted' },
    '& dd': { fontSize: '1.375rem', fontWeight: '600', fontStretch: '85%' },
  }),
  fault: css({ color: 'danger' }),
  chart: css({ position: 'relative', height: 'clamp(96px, 18cqw, 170px)', marginTop: '16px' }),
  fill: css({ fill: 'surface.tint' }),
  line: css({ stroke: 'text', strokeWidth: '1.8' }),
  table: css({
    width: 'calc(100% - 2 * var(--inset))',
    margin: '8px var(--inset) 14px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: '500', color: 'text.muted' },
    '& :is(th, td)': {
      paddingBlock: '8px',
      paddingInline: '0 12px',
      borderBottom: '1px solid token(colors.border)',
    },
    '& :is(th, td):last-child': { textAlign: 'end', paddingInlineEnd: '0' },
    // Phones have no space for the second column, so its text is below that of the first.
    '@container (max-width: 35.9rem)': {
      '& thead': { srOnly: true },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        paddingBlock: '8px',
        borderBottom: '1px solid token(colors.border)',
      },
      '& td': {
        border: '0',
        padding: '0',
        '&:nth-child(2)': { gridRow: '2', color: 'text.muted' },
        '&:nth-child(3)': { textAlign: 'end' },
        '&:nth-child(4)': { gridRow: '1', gridColumn: '2' },
      },
    },
  }),
};

/** Dashboard: figures, a curve, and a table with the columns text, detail, status and value. */
export function PanelDrawing({ content }: { content: DrawingContent }) {
  const { title, note, figures, values, headings, rows } = content;
  const path = curvePath(values, scaleOf(values));
  return (
    <>
      <DrawingHead title={title} note={note} />
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value, state }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={cx(state === 'fault' && styles.fault)}>
                <Amounts text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {values.length > 1 && (
        <div className={styles.chart}>
          <Plot width={values.length - 1}>
            <path className={styles.fill} d={`${path}V100H0z`} />
            <path className={styles.line} d={path} />
          </Plot>
        </div>
      )}
      {rows.length > 0 && (
        <table className={styles.table}>
          {headings.length > 0 && (
            <thead>
              <tr>
                <ColumnHeadings headings={headings} />
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ text, details, lead, state, value }, index) => (
              <tr key={index}>
                <td>{text}</td>
                <td>{details[0]}</td>
                <td>
                  {state && <i className={cx(mark({ state }), key)} />}
                  {lead}
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
