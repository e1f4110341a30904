import { css } from '#styled/css';
import { DrawingHead } from './DrawingHead.tsx';
import type { DrawingContent } from './drawingContent.ts';

const styles = {
  way: css({
    display: 'flex',
    padding: '36px min(var(--inset), 3cqw)',
    // Names must not wrap in the narrowest frame.
    fontSize: 'clamp(.8125rem, 4.5cqw, .9375rem)',
    overflowWrap: 'break-word',
    '& li': {
      position: 'relative',
      flex: '1',
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '2.5',
    },
    // The line to the next station.
    '& li + li::before': {
      content: '""',
      position: 'absolute',
      top: '19px',
      insetInlineEnd: 'calc(50% + 20px)',
      width: 'calc(100% - 40px)',
      borderTop: '2px solid token(colors.accent.text)',
    },
  }),
  station: css({
    width: '10',
    height: '10',
    border: '1.5px solid token(colors.text)',
    background: 'surface',
    'li:not(:first-child, :last-child) > &': {
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 11px token(colors.text)',
    },
  }),
  detail: css({ display: 'block', textStyle: 'caption', color: 'accent.text', fontWeight: '600' }),
};

/** Route with squares at its ends and circles between them. */
export function RouteDrawing({ content }: { content: DrawingContent }) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} />
      <ol className={styles.way}>
        {content.rows.map(({ text, details }, index) => (
          <li key={index}>
            <span className={styles.station} />
            <span>
              {text}
              {details[0] && <span className={styles.detail}>{details[0]}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
