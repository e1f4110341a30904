import type { ReactNode } from 'react';
import { css } from '#styled/css';

const columns = css({ display: 'grid', lg: { gridTemplateColumns: '280px minmax(0, 1fr)' } });

const side = css({
  display: 'none',
  lg: {
    display: 'block',
    padding: '3',
    minHeight: 'calc(100vh - 64px)',
    borderInlineEnd: '1px solid token(colors.border)',
    background: 'surface.sunken',
  },
});

const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '10',
  minWidth: '0',
  padding: '48px 24px 64px',
  lg: { padding: '48px 60px 96px' },
});

type Props = { sidebar: ReactNode; children: ReactNode };

/** Sidebar and content in the viewer's layout, shown before the viewer. */
export function DocsColumns({ sidebar, children }: Props) {
  return (
    <div className={columns}>
      <div className={side}>{sidebar}</div>
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
    </div>
  );
}
