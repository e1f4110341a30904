import { cx } from '#styled/css';
import { head, key, mark } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

/** The drawing's title and note, where it has them. */
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
