import { head } from './drawing.styles.ts';
import type { DrawingContent } from './drawingContent.ts';

/** The drawing's title and note, where it has them. */
export function DrawingHead({ title, note }: Pick<DrawingContent, 'title' | 'note'>) {
  if (!title && !note) return null;
  return (
    <p className={head}>
      {title}
      {note && <span>{note}</span>}
    </p>
  );
}
