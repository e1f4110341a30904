import { css, cx } from '#styled/css';
import { DrawingHead } from './DrawingHead.tsx';
import { filling, pill } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  // Rows share the height of a taller frame. Columns span the list, so that values are aligned.
  list: css({
    flex: '1 1 auto',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    padding: '6px var(--inset)',
    '& li + li': { borderTop: '1px solid token(colors.border)' },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    paddingBlock: '10px',
  }),
  lead: css({ minWidth: '2em', marginInlineEnd: '3.5', fontStyle: 'italic', color: 'text.muted' }),
  text: css({
    gridColumn: '2',
    '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
  }),
  off: css({ color: 'text.muted' }),
  bars: css({ gridColumn: '3', marginInlineStart: '3.5' }),
  standing: css({
    gridColumn: '4',
    justifySelf: 'end',
    marginInlineStart: '3.5',
    // Below the text in a narrow container.
    '@container (width < 320px)': { gridColumn: '2', justifySelf: 'start', margin: '4px 0 0' },
  }),
};

/** Ranked list. Each row has a signal strength and a status. */
export function ListDrawing({ content }: { content: DrawingContent }) {
  return (
    <div className={filling}>
      <DrawingHead title={content.title} note={content.note} />
      <ol className={styles.list}>
        {content.rows.map(({ lead, state, text, details, value, level }, index) => (
          <li key={index} className={styles.row}>
            {lead && <span className={styles.lead}>{lead}</span>}
            <span className={styles.text}>
              {state === 'fault' ? <s className={styles.off}>{text}</s> : text}
              {details[0] && <small>{details[0]}</small>}
            </span>
            {level !== undefined && <Bars level={level} />}
            {value && <span className={cx(pill({ state: state ?? 'none' }), styles.standing)}>{value}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Signal strength as four bars, with a text alternative. */
function Bars({ level }: { level: number }) {
  return (
    <svg
      width="22"
      height="16"
      viewBox="0 0 22 16"
      fill="currentColor"
      aria-hidden="true"
      className={styles.bars}
    >
      {[1, 2, 3, 4].map((bar) => (
        <path key={bar} opacity={bar > level ? 0.2 : 1} d={`M${(bar - 1) * 6} 16h4v-${bar * 4}h-4z`} />
      ))}
    </svg>
  );
}
