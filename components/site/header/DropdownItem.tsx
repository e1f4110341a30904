import { useLingui } from '@lingui/react';
import type { MenuItem } from '#schema/siteContent.ts';
import { Container } from '#components/ui/Section/Section.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { usePage } from '#components/site/usePage.ts';
import { css, cx } from '#styled/css';
import { barItem } from './barItem.ts';
import { cachedMarkup } from './cachedMarkup.tsx';
import { leadsTo } from './leadsTo.ts';
import { MenuCallToAction } from './MenuCallToAction.tsx';
import { MenuEntries } from './MenuEntries.tsx';

const styles = {
  summary: css({
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { background: 'surface.sunken', '& svg': { transform: 'rotate(180deg)' } },
  }),
  panel: css({
    position: 'absolute',
    left: '0',
    right: '0',
    top: '100%',
    zIndex: '15',
    background: 'white',
    borderBottom: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    overflow: 'clip',
    _motionSafe: { animation: 'panelIn token(durations.base) token(easings.chart)' },
  }),
  columns: css({ display: 'grid', gridTemplateColumns: '3.6fr 3.6fr 4.8fr' }),
  column: css({
    padding: '32px 32px 36px 0',
    '& ul': { marginLeft: '-12px' },
    '& + &': { paddingLeft: '8', borderLeft: '1px solid token(colors.border)' },
  }),
  title: css({ fontSize: '.875rem', color: 'text.muted', marginBottom: '2.5' }),
};

/** A main item with a panel: a press opens it, and with `startMenus` hovering and ArrowDown too. */
export function DropdownItem({ item }: { item: MenuItem }) {
  const { i18n } = useLingui();
  const { pathname } = usePage();
  return (
    <details name="main-navigation" data-menu="hover">
      <summary className={cx(barItem, styles.summary)}>
        {item.link_text}
        <Icon name="chevron-down" />
      </summary>
      {leadsTo(item, pathname) ? (
        <div className={styles.panel}>
          <Panel item={item} current={pathname} />
        </div>
      ) : (
        <div className={styles.panel} dangerouslySetInnerHTML={panelMarkup(item, i18n)} />
      )}
    </details>
  );
}

const panelMarkup = cachedMarkup((item: MenuItem) => <Panel item={item} />);

function Panel({ item, current }: { item: MenuItem; current?: string }) {
  return (
    <Container className={styles.columns}>
      {item.column.map((column, index) => (
        <div key={index} className={styles.column}>
          {column.title && <p className={styles.title}>{column.title}</p>}
          <MenuEntries entries={column.sub_menu} current={current} />
        </div>
      ))}
      {item.cta && <MenuCallToAction cta={item.cta} />}
    </Container>
  );
}
