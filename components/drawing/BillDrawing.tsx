import { css } from '#styled/css';
import { DrawingHead } from './DrawingHead.tsx';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  rows: css({
    padding: '4px var(--inset) 14px',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '10px' },
    '& > div + div': { borderTop: '1px solid token(colors.border)' },
    '& > :last-child': { alignItems: 'baseline', borderTopColor: 'border.ink', fontWeight: '600' },
    '& > :last-child dd': { textStyle: 'h3' },
    '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
    '& dd': { flex: 'none' },
  }),
};

/** Items with their amounts, the last of them the sum. */
export function BillDrawing({ content }: { content: DrawingContent }) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} />
      <dl className={styles.rows}>
        {content.rows.map(({ text, details, value }, index) => (
          <div key={index}>
            <dt>
              {text}
              {details[0] && <small>{details[0]}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
