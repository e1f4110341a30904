import type { ReactNode } from 'react';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css, cx } from '#styled/css';

const styles = {
  head: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' }),
  apart: css({ marginBottom: 'clamp(40px, 5vw, 72px)' }),
  split: css({
    lg: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      justifyContent: 'space-between',
      alignItems: 'end',
      gap: '12',
    },
  }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  subtitle: css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'measure', marginTop: '5' }),
  description: css({ color: 'text.muted' }),
  lead: css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'measure', marginTop: '5.5' }),
};

/** What the head of a section says, whichever of it the editor filled; the description is HTML. */
export type SectionWords = {
  readonly label?: string | null;
  readonly title?: string | null;
  readonly subtitle?: string | null;
  readonly description?: string | null;
};

type Props = {
  words: SectionWords;
  id?: string;
  /** Title at the left, description at the far right with its last line on the title's. */
  isSplit?: boolean;
  /** Without the distance to what follows, where the head stands beside it. */
  isFlush?: boolean;
  level?: 1 | 2;
  className?: string;
  /** Controls at the right instead of the description. */
  children?: ReactNode;
};

/** The head of a section: label, title, subtitle and description, whichever the editor filled. */
export function SectionHead({
  words: { title, label, subtitle, description },
  id,
  isSplit = false,
  isFlush = false,
  level = 2,
  className,
  children,
}: Props) {
  if (!title && !label && !subtitle && !description && !children) return null;
  return (
    <div className={cx(styles.head, !isFlush && styles.apart, isSplit && styles.split, className)}>
      <div>
        {label && <p className={styles.label}>{label}</p>}
        {title && (
          <Heading level={level} id={id}>
            {title}
          </Heading>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {!isSplit && description && <RichText html={description} size="inherit" className={styles.lead} />}
      </div>
      {isSplit && description && <RichText html={description} className={styles.description} />}
      {children}
    </div>
  );
}
