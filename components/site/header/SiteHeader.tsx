import { useLingui } from '@lingui/react/macro';
import type { GlobalButton, MenuItem } from '#schema/siteContent.ts';
import { GlobalButtons, usableButtons } from '#components/content/GlobalButtons.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { LanguageMenu } from '#components/site/language/LanguageMenu.tsx';
import { Logo } from '#components/site/Logo.tsx';
import { usePage } from '#components/page/usePage.ts';
import { visuallyHidden } from '#styled/patterns';
import { ButtonLink, buttonLook } from '#components/ui/Button/ButtonLink.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { barItem } from './barItem.ts';
import * as parts from '#brand/parts.ts';
import { SearchLink } from '#components/search/SearchLink.tsx';
import { DropdownItem } from './DropdownItem.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const roomForThird = '@media (min-width: 1440px)';

const styles = {
  header: css({
    position: 'sticky',
    top: '0',
    zIndex: '20',
    background: 'surface',
    borderBottom: '1px solid token(colors.border)',
    '&:lang(de)': { fontStretch: { base: '92%', xl: '88%', '2xl': '92%' } },
  }),
  bar: css({ display: 'flex', alignItems: 'center', minHeight: 'bar', gap: { base: '4', '2xl': '6' } }),
  items: css({ display: { base: 'none', xl: 'flex' }, gap: '1', marginInlineStart: '1' }),
  end: css({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '2.5' }),
  desktop: css({
    display: { base: 'none', xl: 'flex' },
    alignItems: 'center',
    gap: '2.5',
    flexWrap: 'nowrap',
    '& a': { whiteSpace: 'nowrap' },
  }),
  search: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '11', xl: '9' },
    height: { base: '11', xl: '10' },
    borderRadius: 'control',
    color: 'text',
    _hover: { background: 'surface.sunken' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 token(colors.accent)', borderRadius: '0' },
    '& svg': { width: '4.5', height: '4.5' },
  }),
  // If there are only three buttons, the third is also in the bar if it fits.
  third: css({ display: 'none', [roomForThird]: { display: 'flex' }, '& a': { whiteSpace: 'nowrap' } }),
  untilThird: css({ [roomForThird]: { display: 'none' } }),
};

/** Navigation bar: all menus from the `xl` breakpoint, the mobile menu below it. */
export function SiteHeader() {
  const { t } = useLingui();
  const { menu } = usePage().data.site;
  const { shown, more } = barButtons(menu.global_buttons);
  const hasOneMore = more.length === 1;
  return (
    <header className={styles.header} data-header="">
      <Container className={styles.bar}>
        <Logo />
        <nav
          className={styles.items}
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation' })}
        >
          {menu.main_navigation.map((item) =>
            item.dropdown ? (
              <DropdownItem key={item.link_text} item={item} />
            ) : (
              <BarLink key={item.link_text} item={item} />
            ),
          )}
        </nav>
        <div className={styles.end}>
          {parts.siteSearch && <SearchLink className={styles.search} />}
          <div className={styles.desktop}>
            <LanguageMenu place="bar" />
            <GlobalButtons buttons={shown} size="sm" className={styles.desktop} />
            {hasOneMore && <GlobalButtons buttons={more} size="sm" className={styles.third} />}
            <MoreButtons buttons={more} className={hasOneMore ? styles.untilThird : undefined} />
          </div>
          <MobileMenu menu={menu} />
        </div>
      </Container>
    </header>
  );
}

function BarLink({ item }: { item: MenuItem }) {
  const { pathname } = usePage();
  return (
    <Link
      href={item.link?.url}
      target={item.external ? '_blank' : item.link?.target}
      className={barItem}
      showsExternalIcon
      aria-current={item.link?.url === pathname ? 'page' : undefined}
    >
      {item.link_text}
    </Link>
  );
}

/**
 * Splits the buttons into two groups. The bar has space for two: the first and the purple one. The others are in a
 * menu, except that a single third button is also in the bar of a wide viewport.
 */
function barButtons(buttons: readonly GlobalButton[]) {
  const [primaryButton, ...otherButtons] = buttons;
  const secondaryButton = otherButtons.find(({ style }) => style === 'purple') ?? otherButtons[0];
  return {
    shown: [primaryButton, secondaryButton].filter((button) => button !== undefined),
    more: otherButtons.filter((button) => button !== secondaryButton),
  };
}

const moreStyles = {
  root: css({ position: 'relative' }),
  trigger: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { background: 'surface.sunken' },
    'details[open] > &': { background: 'surface.sunken' },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  list: cx(
    card({ look: 'popup' }),
    css({
      position: 'absolute',
      insetInlineEnd: '0',
      top: 'calc(100% + 16px)',
      zIndex: '16',
      display: 'grid',
      gap: '2.5',
      minWidth: '216px',
      padding: '4',
      '& a': { width: '100%' },
    }),
  ),
};

/** Menu with the global buttons that do not fit into the bar. */
function MoreButtons({
  buttons,
  className,
}: {
  buttons: readonly GlobalButton[];
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const usable = usableButtons(buttons);
  if (usable.length === 0) return null;
  return (
    <details data-menu="" className={cx(moreStyles.root, className)}>
      <summary className={moreStyles.trigger}>
        <Icon name="more" />
        <span className={visuallyHidden()}>
          {t({ message: 'More', comment: 'Button of the navigation bar that shows more buttons' })}
        </span>
      </summary>
      <ul className={moreStyles.list}>
        {usable.map(({ url, title, target, style, icon }) => (
          <li key={`${url} ${title}`}>
            <ButtonLink href={url} target={target} look={buttonLook(style)} size="sm" icon={icon}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
