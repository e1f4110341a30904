import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { changesPath } from '#locales/paths.ts';
import type { SharedChanges } from '#schema/preview.ts';
import { css, cx } from '#styled/css';
import { previewBar } from './PreviewBanner.tsx';

const styles = {
  room: css({ height: '72px', _print: { display: 'none' } }),
  bar: css({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    padding: '8px 20px',
    textStyle: 'caption',
  }),
  changed: css({ '& summary': { minHeight: 6, cursor: 'pointer' }, '& li': { minHeight: 6 } }),
};

/** Says over every page that it has changes in it which are not published, until when, and leads out. */
export function SharedChangesBar({ changes }: { changes: SharedChanges }) {
  const { t, i18n } = useLingui();
  const count = changes.pages.length;
  const until = untilText(i18n.locale, changes);
  return (
    <>
      <div className={styles.room} />
      <aside
        className={cx(previewBar.bar, styles.bar)}
        data-shared-changes={changesPath}
        aria-label={t({ message: 'Preview', comment: 'Name of the bar over a page that is not published' })}
      >
        <details className={styles.changed}>
          <summary>
            <Trans comment="On a page of the whole site, which somebody looks at with changes in it">
              <Plural
                value={count}
                one="The site with a change of # page that is not published."
                other="The site with changes of # pages that are not published."
              />
            </Trans>{' '}
            <Trans comment="Behind it stands a date and a time, at which the address of a preview ends">
              Until <time dateTime={new Date(changes.until * 1000).toISOString()}>{until}</time>.
            </Trans>
          </summary>
          <ul>
            {changes.pages.map(({ title, path }) => (
              <li key={`${title} ${path}`}>
                {path === null ? (
                  title
                ) : (
                  <a className={previewBar.link} href={path}>
                    {title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
        <a className={previewBar.link} href={`${changesPath}/exit`} rel="external nofollow">
          <Trans comment="Link on the bar over a page that is not published">Leave the preview</Trans>
        </a>
      </aside>
    </>
  );
}

/** In WordPress's time zone, which may be one that this server does not know. */
function untilText(locale: string, { until, timeZone }: SharedChanges): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(until * 1000);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(until * 1000);
  }
}
