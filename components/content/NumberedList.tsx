import { Heading } from '#components/ui/Heading.tsx';
import { css, cx } from '#styled/css';
import { ContentLink } from './ContentLink.tsx';
import type { readLink } from './readLink.ts';

type Entry = {
  readonly title?: string | null;
  /** Plain text; line breaks are preserved. */
  readonly description?: string | null;
  readonly link?: Parameters<typeof readLink>[0];
};

type Props = {
  entries: readonly (Entry | null | undefined)[];
  level: 2 | 3;
  look: 'h2' | 'h4';
  className?: string;
  /** Classes that differ between the sections that use the list. */
  styles: { row: string; number: string; title: string; description: string; link: string };
};

const bodyText = css({ color: 'text.muted', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
const figure = css({ color: 'text.muted' });

/** Ordered list with italic numbers; each entry has a title, a text and a link. */
export function NumberedList({ entries, level, look, className, styles }: Props) {
  return (
    <ol className={className}>
      {entries.map((entry, index) => (
        // Entries have no ID, and their order never changes.
        <li key={index} className={styles.row}>
          <i className={cx(figure, styles.number)} aria-hidden="true">
            {index + 1}
          </i>
          <div>
            {entry?.title && (
              <Heading level={level} look={look} className={styles.title}>
                {entry.title}
              </Heading>
            )}
            {entry?.description && <p className={cx(bodyText, styles.description)}>{entry.description}</p>}
            <ContentLink link={entry?.link} className={styles.link} />
          </div>
        </li>
      ))}
    </ol>
  );
}
