import { cx } from '#styled/css';
import { head, key, mark } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

/** Title and note of a drawing, if it has either. */
export function DrawingHead({
  title,
  note,
  isLive = false,
}: Pick<DrawingContent, 'title' | 'note'> & { isLive?: boolean }) {
  if (!title && !note) return null;
  return (
    <p className={head}>
      {title}
      {note && (
        <span>
          {isLive && <i className={cx(mark({ state: 'signal' }), key)} />}
          {note}
        </span>
      )}
    </p>
  );
}
