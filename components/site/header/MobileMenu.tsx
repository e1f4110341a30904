import { useLingui } from '@lingui/react/macro';
import type { MenuContent, MenuItem } from '#schema/siteContent.ts';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import { ButtonLink, buttonLook } from '#components/ui/Button/ButtonLink.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { visuallyHidden } from '#styled/patterns';
import { Flag, LanguageLink } from '#components/site/language/LanguageMenu.tsx';
import { useLanguageChoices, usePage } from '#components/page/usePage.ts';
import { css } from '#styled/css';
import { hasEntries, MenuEntries } from './MenuEntries.tsx';

const row = css({
  listStyle: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '60px',
  borderBottom: '1px solid token(colors.border)',
  fontSize: '1.375rem',
  fontWeight: '600',
  letterSpacing: '-.02em',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&[aria-current]': { boxShadow: 'inset 0 -2px 0 token(colors.accent)' },
  '& > svg': { width: '4.5', height: '4.5', color: 'text.muted' },
  'details[open] > &': { borderBottomColor: 'transparent', '& > svg': { transform: 'rotate(180deg)' } },
});

const styles = {
  root: css({ xl: { display: 'none' } }),
  burger: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { width: '5', height: '5' },
  }),
  whenClosed: css({ 'details[open] > summary > &': { display: 'none' } }),
  whenOpen: css({ 'details:not([open]) > summary > &': { display: 'none' } }),
  sheet: css({
    position: 'absolute',
    insetInlineStart: '0',
    insetInlineEnd: '0',
    top: '100%',
    zIndex: '30',
    height: 'calc(100dvh - token(sizes.bar))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    background: 'white',
    padding: '8px var(--gutter) 28px',
  }),
  row,
  group: css({ '&[open]': { borderBottom: '1px solid token(colors.border)' } }),
  entries: css({ paddingBottom: '4', marginInline: '-12px' }),
  columnTitle: css({
    padding: '4px 12px',
    fontSize: '.875rem',
    color: 'text.muted',
    'div + div > &': { marginTop: '4' },
  }),
  buttons: css({
    display: 'grid',
    // Columns are as wide as their text, so that no label wraps while another column has space left.
    gridTemplateColumns: 'auto auto',
    gap: '3',
    marginTop: '7',
    // The primary button comes first and takes the whole row.
    '& > [data-primary]': { gridColumn: '1 / -1', order: '-1' },
  }),
  button: css({ width: '100%', height: '100%' }),
  languages: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    marginTop: '7',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    overflow: 'hidden',
    flex: 'none',
  }),
  language: css({
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '12',
    fontSize: '.9375rem',
    fontWeight: '500',
    textDecoration: 'none',
    '& + &': { borderInlineStart: '1px solid token(colors.border)' },
    '&[aria-current]': { background: 'ink', color: 'white' },
  }),
};

/** Menu below the `xl` breakpoint. While it is open, styles prevent the page from scrolling. */
export function MobileMenu({ menu }: { menu: MenuContent }) {
  const { t } = useLingui();
  const choices = useLanguageChoices();
  return (
    <details className={styles.root} data-menu="" data-mobile-menu="">
      <summary className={styles.burger}>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <span className={visuallyHidden()}>{t({ message: 'Open menu' })}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
          <span className={visuallyHidden()}>{t({ message: 'Close menu' })}</span>
        </span>
      </summary>
      <nav
        aria-label={t({ message: 'Main', comment: 'Name of the main navigation' })}
        className={styles.sheet}
      >
        {menu.main_navigation.map((item) => (
          <MobileItem key={item.link_text} item={item} />
        ))}
        <div className={styles.buttons}>
          {usableButtons(menu.global_buttons).map(({ url, title, target, style, icon }) => (
            <div key={title} data-primary={style === 'purple' || undefined}>
              <ButtonLink
                href={url}
                target={target}
                look={buttonLook(style)}
                icon={icon}
                className={styles.button}
              >
                {title}
              </ButtonLink>
            </div>
          ))}
        </div>
        <div className={styles.languages} role="group" aria-label={t({ message: 'Language' })}>
          {choices.map((choice) =>
            choice.isCurrent ? (
              <span key={choice.locale} aria-current="true" className={styles.language}>
                <Flag locale={choice.locale} />
                {choice.name}
              </span>
            ) : (
              <LanguageLink key={choice.locale} choice={choice} className={styles.language}>
                <Flag locale={choice.locale} />
                {choice.name}
              </LanguageLink>
            ),
          )}
        </div>
      </nav>
    </details>
  );
}

function MobileItem({ item }: { item: MenuItem }) {
  const { pathname } = usePage();
  if (!item.dropdown) {
    return (
      <Link
        href={item.link?.url}
        target={item.external ? '_blank' : item.link?.target}
        className={styles.row}
        aria-current={item.link?.url === pathname ? 'page' : undefined}
      >
        {item.link_text}
        {item.external && <Icon name="external" />}
      </Link>
    );
  }
  return (
    <details name="mobile-navigation" className={styles.group}>
      <summary className={styles.row}>
        {item.link_text}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.entries}>
        <Entries item={item} current={pathname} />
      </div>
    </details>
  );
}

function Entries({ item, current }: { item: MenuItem; current: string }) {
  return item.column.filter(hasEntries).map((column, index) => (
    <div key={index}>
      {column.title && <p className={styles.columnTitle}>{column.title}</p>}
      <MenuEntries entries={column.sub_menu} current={current} />
    </div>
  ));
}
