import { useLingui } from '@lingui/react/macro';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { usePage } from '#components/page/usePage.ts';
import { analyticsCategory, categories, chatCategory, type CookieCategory } from '#brand/consent.ts';
import { textIn, type Text } from '#schema/text.ts';
import { cookieCategories } from './consentCookie.ts';
import { AnalyticsNote } from './AnalyticsNote.tsx';
import { siteCookies } from './cookies.ts';
import { useLifetimeText } from './useLifetimeText.ts';

const styles = {
  dialog: cx(
    card({ look: 'popup' }),
    css({
      width: 'calc(100% - 2rem)',
      maxWidth: '560px',
      maxHeight: 'calc(100dvh - 48px)',
      margin: 'auto',
      padding: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      _backdrop: { background: 'scrim' },
      _open: { animation: 'panelIn token(durations.base) token(easings.standard)' },
    }),
  ),
  form: css({ maxWidth: '560px' }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '3',
    paddingInline: '5',
    borderBottom: '1px solid token(colors.border)',
  }),
  title: css({
    fontSize: '1.0625rem',
    fontWeight: '600',
    lineHeight: '1.3',
    letterSpacing: '-.01em',
    // Only on the form's own page, not in the dialog.
    ':not(dialog) > form &': { fontSize: 'clamp(2rem, 1.42rem + 2.45vw, 3.25rem)', lineHeight: '1.04' },
  }),
  close: css({
    ':not(dialog) > form &': { display: 'none' },
    minHeight: '11',
    paddingInline: '0',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    fontSize: '.9375rem',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  }),
  category: css({ paddingBlock: '4', paddingInline: '5', borderBottom: '1px solid token(colors.border)' }),
  choice: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '11',
    fontWeight: '600',
    cursor: 'pointer',
  }),
  box: css({
    flex: 'none',
    width: '6',
    height: '6',
    accentColor: 'token(colors.ink)',
    '@media (scripting: none)': { display: 'none' },
  }),
  unscripted: css({ padding: '16px 20px 0' }),
  description: css({ fontSize: '.9375rem', lineHeight: '1.5', color: 'text.muted' }),
  cookies: css({ marginTop: '3', fontSize: '.8125rem', lineHeight: '1.45', color: 'text.muted' }),
  cookie: css({ marginTop: '2' }),
  name: css({ fontFamily: 'mono', color: 'ink', overflowWrap: 'anywhere' }),
  note: css({ padding: '16px 20px', fontSize: '.9375rem', lineHeight: '1.5', color: 'text.muted' }),
  answers: css({
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
    gap: '1.5',
    padding: '16px 20px',
    // Stays visible when the categories are taller than the viewport.
    position: 'sticky',
    bottom: '0',
    background: 'white',
    '@media (scripting: none)': { display: 'none' },
  }),
  saved: css({ paddingInline: '5', '&:has(:not([hidden]))': { paddingBlock: '4' } }),
  answer: css({ minHeight: '11', padding: '8px 12px', fontSize: '.9375rem' }),
};

/**
 * Form with a checkbox for each category and a list of the category's cookies. `openCookieSettings.ts` shows the form
 * in a dialog with the class of `data-dialog-class`, and records the choice. On its own page, the form stays visible
 * and confirms the choice.
 */
export function CookieSettings() {
  const { t, i18n } = useLingui();
  const { data } = usePage();
  const isChoice = cookieCategories.length > 1;
  const cookies = siteCookies(data);
  const lifetimeText = useLifetimeText();
  const answerClass = (look: 'black' | 'outline') => cx(button({ look }), styles.answer);
  return (
    <form className={styles.form} data-cookie-settings="" data-dialog-class={styles.dialog}>
      <div className={styles.head}>
        <h1 id="cookie-settings-title" className={styles.title}>
          {t({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })}
        </h1>
        <button type="button" data-close="" className={styles.close}>
          {t({ message: 'Close', comment: 'Button of a dialog' })}
        </button>
      </div>
      <noscript>
        <p className={styles.unscripted}>
          {t({
            message:
              'JavaScript is off in your browser. Without it, we only set necessary cookies, so there’s nothing to choose here.',
            comment: 'Cookie settings without JavaScript',
          })}
        </p>
      </noscript>
      {cookieCategories.map((category) => (
        <div key={category} className={styles.category}>
          <label className={styles.choice}>
            {textIn(i18n, categories[category].name)}
            <CategoryBox category={category} names={namesOf(category)} />
          </label>
          <p id={`cookies-${category}`} className={styles.description}>
            {textIn(i18n, descriptionOf(category))}
            {data.chat?.requiresConsent === true &&
              category === chatCategory &&
              ` ${t({
                message: 'The chat only opens if you allow these cookies.',
                comment: 'In the cookie settings, after the description of the category that the chat needs',
              })}`}
          </p>
          {cookies.some((entry) => entry.category === category) && (
            <dl className={styles.cookies}>
              {cookies
                .filter((entry) => entry.category === category)
                .map(({ name, purpose, lifetime }) => (
                  <div key={name} className={styles.cookie}>
                    <dt className={styles.name}>{name}</dt>
                    <dd>{`${textIn(i18n, purpose)} · ${lifetimeText(lifetime)}`}</dd>
                  </div>
                ))}
            </dl>
          )}
        </div>
      ))}
      <AnalyticsNote className={styles.note} />
      {isChoice && (
        <div className={styles.answers}>
          <button value="all" className={answerClass('black')}>
            {t({ message: 'Allow all', comment: 'Button of the cookie dialog' })}
          </button>
          <button value="necessary" className={answerClass('black')}>
            {t({ message: 'Reject all', comment: 'Button of the cookie dialog' })}
          </button>
          <button value="chosen" className={answerClass('outline')}>
            {t({ message: 'Save choice', comment: 'Button of the cookie dialog' })}
          </button>
        </div>
      )}
      <p role="status" className={styles.saved}>
        <span hidden data-consent-scope="signal">
          {t({
            message:
              'Your browser sends Global Privacy Control, so optional cookies are off until you allow them here.',
            comment: 'Below the cookie settings. Global Privacy Control is the name of a browser setting',
          })}
        </span>
        <span hidden data-consent-scope="browser">
          {t({
            message: 'Your choice has been saved. You can change it here at any time.',
            comment: 'Below the cookie settings after saving, on their own page',
          })}
        </span>
        <span hidden data-consent-scope="tab">
          {t({
            message:
              'Your browser doesn’t store cookies from this site, so your choice only applies until you close this tab.',
            comment: 'Below the cookie settings after saving',
          })}
        </span>
        <span hidden data-consent-scope="page">
          {t({
            message:
              'Your browser doesn’t store anything from this site, so your choice only applies until you leave this page.',
            comment: 'Below the cookie settings after saving',
          })}
        </span>
      </p>
    </form>
  );

  function descriptionOf(category: CookieCategory): Text {
    const { description, withTool } = categories[category];
    const isAnalytics = data.analytics?.requiresConsent === true && category === analyticsCategory;
    return isAnalytics && withTool !== undefined ? withTool : description;
  }

  function namesOf(category: CookieCategory): string {
    return cookies
      .filter((entry) => entry.category === category)
      .map(({ name }) => name)
      .join(' ');
  }
}

function CategoryBox({ category, names }: { category: CookieCategory; names: string }) {
  const isNeeded = category === 'necessary';
  return (
    <input
      type="checkbox"
      name="category"
      value={category}
      defaultChecked={isNeeded}
      disabled={isNeeded}
      aria-describedby={`cookies-${category}`}
      data-cookies={names}
      className={styles.box}
    />
  );
}
