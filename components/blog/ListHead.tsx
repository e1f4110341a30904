import type { ReactNode } from 'react';
import { Heading } from '#components/ui/Heading.tsx';
import { css } from '#styled/css';

const styles = {
  head: css({ paddingBlock: 'clamp(32px, 4vw, 64px) clamp(32px, 4vw, 56px)' }),
  title: css({ maxWidth: '11.5em', marginTop: '3', overflowWrap: 'break-word' }),
  lead: css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'measure', marginTop: '6' }),
};

/** Heading and summary of a list of articles. */
export function ListHead({ title, children }: { title: string | null | undefined; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
