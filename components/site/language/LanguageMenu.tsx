import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { useLanguageChoices, type LanguageChoice } from '#components/page/usePage.ts';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { locales, type Locale } from '#locales/locales.ts';
import type { LocaleDescription } from '#schema/LocaleDescription.ts';
import sheet from '#components/ui/Icon/sheet.svg';
import { languageChoiceAddress } from '#locales/routing.ts';

const styles = {
  root: css({ position: 'relative' }),
  trigger: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    padding: '6px 10px',
    borderRadius: 'control',
    fontSize: '.9375rem',
    fontWeight: '500',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { background: 'surface.sunken' },
    'details[open] > &': {
      background: 'surface.sunken',
      '& svg:last-child': { transform: 'rotate(180deg)' },
    },
    '&::-webkit-details-marker': { display: 'none' },
    '& svg:last-child': { width: '3', height: '3', transition: 'transform token(durations.fast)' },
  }),
  footerTrigger: css({
    minHeight: '11',
    padding: '8px 14px',
    border: '1px solid token(colors.strong.foot)',
    _hover: { background: 'surface.tint' },
  }),
  list: cx(
    card({ look: 'popup' }),
    css({
      position: 'absolute',
      insetInlineEnd: '0',
      top: 'calc(100% + 16px)',
      zIndex: '16',
      minWidth: '216px',
      '& li + li': { borderTop: '1px solid token(colors.hairline)' },
    }),
  ),
  footerList: css({ top: 'auto', bottom: 'calc(100% + 8px)', insetInlineEnd: 'auto', insetInlineStart: '0' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    padding: '8px 16px',
    fontWeight: '500',
    textDecoration: 'none',
    _hover: { background: 'pale', color: 'brand' },
  }),
};

/** Menu with the current language and the others. In the footer, it opens upwards and shows the full name. */
export function LanguageMenu({ place }: { place: 'bar' | 'footer' }) {
  const { t } = useLingui();
  const choices = useLanguageChoices();
  const [current, ...otherChoices] = choices;
  if (current === undefined) return null;
  const short = current.locale.toUpperCase();
  const name = current.name;
  const isBar = place === 'bar';
  return (
    <details data-menu="" className={styles.root}>
      <summary
        className={cx(styles.trigger, !isBar && styles.footerTrigger)}
        aria-label={
          isBar
            ? t({
                message: `${short}, language: ${name}`,
                comment: 'Name of the language selector: code and name of the current language',
              })
            : t({
                message: `${name}, language`,
                comment: 'Name of the language selector in the footer, after the current language',
              })
        }
      >
        <Flag locale={current.locale} />
        {isBar ? short : name}
        <Icon name="chevron-down" />
      </summary>
      <ul className={cx(styles.list, !isBar && styles.footerList)}>
        {otherChoices.map((choice) => (
          <li key={choice.locale}>
            <LanguageLink choice={choice} className={styles.link}>
              <Flag locale={choice.locale} />
              {choice.name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

const flag = css({ width: '5', height: '14px', borderRadius: '2px', flex: 'none' });

/** Flag of a language, if there is one; decorative, because the name is beside it. */
export function Flag({ locale }: { locale: Locale }) {
  const country = countryOf(locales[locale]);
  if (country === undefined) return null;
  return (
    <svg className={flag} aria-hidden="true">
      <use href={`${sheet}#flag-${country}`} />
    </svg>
  );
}

function countryOf({ flag: country }: LocaleDescription): string | undefined {
  return country;
}

type Props = { choice: LanguageChoice; className?: string; children: ReactNode };

/**
 * Link to this page in a language. Its `title` is the page's title in that language. The browser
 * (`startLanguageLinks.ts`) or the server stores the choice.
 */
export function LanguageLink({ choice, className, children }: Props) {
  const { t } = useLingui();
  const { locale, path, title, hasPage } = choice;
  return (
    <a
      href={languageChoiceAddress(path, locale)}
      data-language={locale}
      lang={locale}
      hrefLang={hasPage ? locale : undefined}
      title={
        hasPage
          ? title
          : t({
              message: 'This page isn’t available in this language. The link goes to the home page.',
              comment: 'Tooltip of a language in the selector',
            })
      }
      className={className}
    >
      {children}
    </a>
  );
}
