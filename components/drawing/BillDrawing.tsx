import { billRows } from './bill.styles.ts';
import { DrawingHead } from './DrawingHead.tsx';
import type { DrawingContent } from './drawingContent.ts';

/** Items with their amounts, the last of them the sum. */
export function BillDrawing({ content }: { content: DrawingContent }) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} />
      <dl className={billRows}>
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
