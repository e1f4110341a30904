import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css } from '#styled/css';
import { blogPath, useBlogLocale } from '#components/post/blogPaths.ts';

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 20px',
    paddingBlock: '7',
    borderBlock: '1px solid token(colors.border)',
    alignItems: 'baseline',
  }),
  line: css({ fontStyle: 'italic', fontSize: '1.25rem', color: 'text.muted', overflowWrap: 'anywhere' }),
};

/** Message shown in place of articles, with a link to all articles. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p className={styles.line}>{children}</p>
      <a href={blogPath(useBlogLocale())} className={standaloneLink}>
        <Trans>All articles</Trans>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
