import { useLingui } from '@lingui/react/macro';
import type { MenuContent, MenuItem } from '#schema/siteContent.ts';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { buttonLook } from '#components/ui/Button/buttonLook.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { visuallyHidden } from '#styled/patterns';
import { Flag } from '#components/site/language/Flag.tsx';
import { LanguageLink } from '#components/site/language/LanguageLink.tsx';
import { useLanguageChoices, usePage } from '#components/site/usePage.ts';
import { hasEntries, MenuEntries } from './MenuEntries.tsx';
import { mobileMenu as styles } from './mobileMenu.styles.ts';

/** The menu below the xl breakpoint. The page behind it does not scroll while it is open (see the styles). */
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
