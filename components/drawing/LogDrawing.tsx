import { splitLeadIn } from '#components/content/leadIn.ts';
import { css, cva, cx } from '#styled/css';
import { Code } from './CodeDrawing.tsx';
import { DrawingHead } from './DrawingHead.tsx';
import { head, mark } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  list: css({ textStyle: 'mono', '& li + li': { borderTop: '1px solid token(colors.hairline.log)' } }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '9ch 8px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '0 12px',
    paddingBlock: '9px',
    paddingInline: 'var(--inset) var(--inset-end)',
    '& > :nth-child(n + 4)': { gridColumn: '3' },
    '@container (min-width: 26rem)': {
      gridTemplateColumns: '9ch 8px minmax(0, 1fr) auto',
      '& > :nth-child(4)': { gridColumn: '4' },
    },
  }),
  open: css({
    background: 'surface.tint',
    boxShadow: {
      base: 'inset 3px 0 token(colors.accent.text)',
      _rtl: 'inset -3px 0 token(colors.accent.text)',
    },
  }),
  sample: css({ borderTop: '1px solid token(colors.border)', '& > p': { borderBottom: '0' } }),
  muted: css({ color: 'text.muted' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '0 20px',
    marginTop: '6px',
    '& dt': { color: 'text.muted' },
  }),
  /** Line that appears a moment later, as if in response to the line below. */
  live: css({
    '& li:first-child': { _motionSafe: { animation: 'panelIn 400ms 2.5s token(easings.standard) both' } },
  }),
  /** Highlights the line that `startDayLog` has just added. */
  day: css({
    '& li[data-new]': { _motionSafe: { animation: 'panelIn 400ms token(easings.standard) both' } },
  }),
};

const cause = cva({
  variants: { state: { fault: { color: 'danger' }, warning: { color: 'warning' }, fine: {}, signal: {} } },
});

type Props = { content: DrawingContent; isLive: boolean };

/**
 * Event log. Each line has a time, a mark, an event and a place, with the cause and named facts below. An API's
 * response follows the lines.
 */
export function LogDrawing({ content, isLive }: Props) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} isLive={isLive} />
      <LogLines rows={content.rows} className={isLive ? styles.live : undefined} />
      {content.samples.map(({ language, request, reply }) => (
        <div key={language} className={styles.sample}>
          {language && <p className={head}>{language}</p>}
          <Code text={request} />
          {reply && <Code text={reply} />}
        </div>
      ))}
    </>
  );
}

/** Log of one day. `startDayLog` orders the lines by the visitor's clock and moves each line to the top at its time. */
export function DayLogDrawing({ content }: Props) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} isLive />
      <div data-day-log="">
        <LogLines rows={content.rows} className={styles.day} />
      </div>
    </>
  );
}

function LogLines({ rows, className }: { rows: DrawingContent['rows']; className: string | undefined }) {
  return (
    <ol className={cx(styles.list, className)}>
      {rows.map(({ lead, state = 'fine', text, value, details }, index) => {
        const facts = details
          .map(splitLeadIn)
          .slice(1)
          .filter((fact) => fact.lead);
        return (
          // Lines can repeat, and their order never changes.
          <li key={index} className={cx(styles.row, facts.length > 0 && styles.open)}>
            <time className={styles.muted}>{lead}</time>
            <i className={mark({ state })} />
            <span>{text}</span>
            <span className={styles.muted}>{value}</span>
            {details[0] && <span className={cause({ state })}>{details[0]}</span>}
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map((fact) => [
                  <dt key={`${fact.lead} name`}>{fact.lead}</dt>,
                  <dd key={fact.lead}>{fact.rest}</dd>,
                ])}
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}
