import { useLingui } from '@lingui/react/macro';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { newsletterPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { usePage } from '#components/page/usePage.ts';

const styles = {
  languages: css({ border: 'none', padding: '0', display: 'grid', gap: '2' }),
  title: css({ fontWeight: '600', marginBottom: '2' }),
  language: css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', width: 'fit-content' }),
  radio: css({ width: '5', height: '5', accentColor: 'ink' }),
  save: css({ marginTop: '6' }),
  leave: css({ marginTop: '8' }),
};

/** Returns the path of the preferences page for the token in a mail's link. */
export function preferencesPath(locale: Locale, token: string): string {
  return `${localisePath(`${newsletterPath}/preferences`, locale)}?${new URLSearchParams({ token })}`;
}

/** Choice of the subscriber's language, and a button to unsubscribe. Both are HTML forms. */
export function PreferencesForm({ token, language }: { token: string; language: Locale }) {
  const { t } = useLingui();
  const { locale: page } = usePage();
  return (
    <>
      <form method="post" action={localisePath(`${newsletterPath}/preferences`, page)}>
        <input type="hidden" name="token" value={token} />
        <fieldset className={styles.languages}>
          <legend className={styles.title}>
            {t({ message: 'Newsletter language', comment: 'Above the choice of a language' })}
          </legend>
          {localeCodes.map((code) => (
            <label key={code} className={styles.language} lang={code}>
              <input
                type="radio"
                name="language"
                value={code}
                defaultChecked={code === language}
                className={styles.radio}
              />
              {locales[code].name}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={`${button({ look: 'purple' })} ${styles.save}`}>
          {t({ message: 'Save', comment: 'Button of the newsletter settings' })}
        </button>
      </form>
      <form
        method="post"
        action={localisePath(`${newsletterPath}/unsubscribe`, page)}
        className={styles.leave}
      >
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={button({ look: 'outline' })}>
          {t({ message: 'Unsubscribe', comment: 'Button of the newsletter' })}
        </button>
      </form>
    </>
  );
}
