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

/**
 * Bar of a preview with unpublished changes: the changed pages, the expiry of the link, and a link to end the preview.
 */
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
        aria-label={t({ message: 'Preview', comment: 'Name of the bar on a preview' })}
      >
        <details className={styles.changed}>
          <summary>
            <Trans comment="Bar on every page of a preview of several unpublished changes">
              <Plural
                value={count}
                one="Preview with unpublished changes to # page."
                other="Preview with unpublished changes to # pages."
              />
            </Trans>{' '}
            <Trans comment="The placeholder is the date and time at which the link to a preview expires">
              Available until <time dateTime={new Date(changes.until * 1000).toISOString()}>{until}</time>.
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
          <Trans comment="Link on the bar of a preview">Exit preview</Trans>
        </a>
      </aside>
    </>
  );
}

/** Formats the expiry in WordPress's time zone, or in UTC if this server does not know the zone. */
function untilText(locale: string, { until, timeZone }: SharedChanges): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(until * 1000);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(until * 1000);
  }
}
