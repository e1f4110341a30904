import { css } from '#styled/css';
import { DrawingHead } from './DrawingHead.tsx';
import { pill } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  list: css({ padding: '6px var(--inset)', '& li + li': { borderTop: '1px solid token(colors.border)' } }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 14px',
    paddingBlock: '10px',
  }),
  lead: css({ minWidth: '2em', fontStyle: 'italic', color: 'text.muted' }),
  text: css({
    flex: '1',
    minWidth: '5.5em',
    '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
  }),
  off: css({ color: 'text.muted' }),
};

/** Ranked rows, each with its strength and its standing. */
export function ListDrawing({ content }: { content: DrawingContent }) {
  return (
    <>
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
            {value && <span className={pill({ state: state ?? 'none' })}>{value}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Four bars of reception; how many of them are heard. */
function Bars({ level }: { level: number }) {
  return (
    <svg width="22" height="16" viewBox="0 0 22 16" fill="currentColor" aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <path key={bar} opacity={bar > level ? 0.2 : 1} d={`M${(bar - 1) * 6} 16h4v-${bar * 4}h-4z`} />
      ))}
    </svg>
  );
}
