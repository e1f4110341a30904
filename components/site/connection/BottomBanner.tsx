import type { HTMLAttributes } from 'react';
import { css, cx } from '#styled/css';
import { styles } from './notice.styles.ts';

const line = css({
  display: 'none',
  _target: { display: 'block' },
  animation: 'panelIn 1ms 1s backwards',
});

/**
 * A line over the lower edge of the page, for what works by script alone: shown where its hash is followed and no script
 * has taken the line away. Late, so that a script that is on its way comes first. It looks as the notice of a lost connection, whose styles every page has.
 */
export function BottomBanner({ children, className, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...attributes} className={cx(styles.place, line, className)}>
      <p className={styles.notice}>{children}</p>
    </div>
  );
}
