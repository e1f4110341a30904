import { useLingui } from '@lingui/react/macro';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { splitLocale } from '#locales/routing.ts';
import { usePage } from '#components/page/usePage.ts';
import { cookieCategories } from './consentCookie.ts';
import { hasConsentQuestion } from './cookies.ts';
import { cookieSettingsPlaceId } from './openCookieSettings.ts';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { cookieSettingsPath } from '#locales/paths.ts';

const styles = {
  sheet: cx(
    card({ look: 'popup' }),
    css({
      '&:not([hidden])': { display: 'block' },
      position: 'fixed',
      zIndex: '40',
      // At the end of the line, because a page's first buttons are at the start. On phones at the bottom, below the
      // buttons.
      insetInlineEnd: { base: '0', sm: '4' },
      bottom: { base: '0', sm: '4' },
      width: '100%',
      maxWidth: { sm: '460px' },
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      padding: '12px 20px',
      _motionSafe: { animation: 'panelIn token(durations.base) token(easings.standard)' },
      _print: { display: 'none' },
    }),
  ),
  words: css({ textStyle: 'small', color: 'text.muted' }),
  title: css({ display: 'inline', marginInlineEnd: '2', fontWeight: '600', color: 'ink' }),
  description: css({ display: 'inline' }),
  answers: css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', marginTop: '2.5' }),
  answer: css({ flexGrow: '1', minHeight: '11', paddingInline: '2', fontSize: '.9375rem' }),
};

/**
 * Asks for consent without blocking the page, and comes first in the Tab order. The banner is hidden in the HTML, which
 * is cached for everyone; `startCookieBanner` shows it to visitors who have not answered yet. The cookie settings' page
 * has no banner, nor does a site without optional cookies.
 */
export function CookieBanner() {
  const { t } = useLingui();
  const { data, pathname } = usePage();
  const isChoice = cookieCategories.length > 1 && hasConsentQuestion(data);
  if (!isChoice || splitLocale(pathname).path === cookieSettingsPath) return <CookieSettingsPlace />;
  return (
    <>
      <div
        role="dialog"
        aria-labelledby="consent-title"
        aria-describedby="consent-description"
        hidden
        data-cookie-banner=""
        className={styles.sheet}
      >
        <div className={styles.words}>
          <p id="consent-title" className={styles.title}>
            {t({ message: 'A word about cookies', comment: 'Title of the cookie banner' })}
          </p>
          <p id="consent-description" className={styles.description}>
            {t({
              message: 'We need a few to run this site. The rest are up to you.',
              comment: 'Text of the cookie banner',
            })}
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" data-answer="all" className={cx(button({ look: 'black' }), styles.answer)}>
            {t({ message: 'Allow all', comment: 'Button of the cookie dialog' })}
          </button>
          <button
            type="button"
            data-answer="necessary"
            className={cx(button({ look: 'black' }), styles.answer)}
          >
            {t({ message: 'Reject all', comment: 'Button of the cookie dialog' })}
          </button>
          <button
            type="button"
            popoverTarget={cookieSettingsPlaceId}
            className={cx(button({ look: 'outline' }), styles.answer)}
          >
            {t({ message: 'Choose', comment: 'Button of the cookie dialog' })}
          </button>
        </div>
      </div>
      <CookieSettingsPlace />
    </>
  );
}

const cookieSettingsPlaceStyles = {
  place: cx(
    card({ look: 'popup' }),
    css({
      '&:popover-open': { display: 'flex' },
      alignItems: 'center',
      gap: '3',
      margin: 'auto',
      maxWidth: 'calc(100% - 2 * var(--gutter))',
      padding: '20px 24px',
      '&[data-failed] [data-when=waiting], &:not([data-failed]) [data-when=failed]': { display: 'none' },
    }),
  ),
  waiting: css({ display: 'flex', alignItems: 'center', gap: '3' }),
};

/**
 * Popover shown while the settings load. The browser opens it by itself, so that a click before any script has run is
 * not lost.
 */
function CookieSettingsPlace() {
  const { t } = useLingui();
  return (
    <div id={cookieSettingsPlaceId} popover="auto" role="status" className={cookieSettingsPlaceStyles.place}>
      <span data-when="waiting" className={cookieSettingsPlaceStyles.waiting}>
        <Spinner />
        {t({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })}
      </span>
      <span data-when="failed">
        {t({ message: 'The settings couldn’t be loaded. Please check your connection.' })}
      </span>
    </div>
  );
}
