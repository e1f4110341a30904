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

/** Texts of a section head, all optional. The description is HTML. */
export type SectionWords = {
  readonly label?: string | null;
  readonly title?: string | null;
  readonly subtitle?: string | null;
  readonly description?: string | null;
};

type Props = {
  words: SectionWords;
  id?: string;
  /** Whether the description is at the end of the row, aligned with the last line of the title. */
  isSplit?: boolean;
  /** Whether to omit the space below the head, because the content is beside it. */
  isFlush?: boolean;
  level?: 1 | 2;
  className?: string;
  /** Controls at the end of the row instead of the description. */
  children?: ReactNode;
};

/** Head of a section. Renders only the texts that the editor has filled in. */
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
