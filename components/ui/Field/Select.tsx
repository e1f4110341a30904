import type { ReactNode, SelectHTMLAttributes } from 'react';
import { css, cx } from '#styled/css';
import { Icon } from '#components/ui/Icon/Icon.tsx';

const gridCell = { gridArea: '1 / 1' };
const styles = {
  root: css({ display: 'grid' }),
  // Reserves space for the arrow, whose distance from the edge equals that of text in other fields.
  select: css({ ...gridCell, appearance: 'none', paddingInlineEnd: '11' }),
  arrow: css({ ...gridCell, placeSelf: 'center end', marginInlineEnd: '3.5', pointerEvents: 'none' }),
};

type Props = SelectHTMLAttributes<HTMLSelectElement> & { children: ReactNode };

/** Select with the interface's arrow instead of the browser's. */
export function Select({ className, children, ...select }: Props) {
  return (
    <span className={styles.root}>
      <select {...select} className={cx(styles.select, className)}>
        {children}
      </select>
      <Icon name="chevron-down" size={14} className={styles.arrow} />
    </span>
  );
}
