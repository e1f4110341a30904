import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { cookieSettingsPlaceId } from './openCookieSettings.ts';

const styles = {
  place: css({
    '&:popover-open': { display: 'flex' },
    alignItems: 'center',
    gap: '3',
    margin: 'auto',
    maxWidth: 'calc(100% - 2 * var(--gutter))',
    padding: '20px 24px',
    color: 'ink',
    background: 'white',
    border: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    '&[data-failed] [data-when=waiting], &:not([data-failed]) [data-when=failed]': { display: 'none' },
  }),
  waiting: css({ display: 'flex', alignItems: 'center', gap: '3' }),
};

/**
 * Opens at once when the settings are asked for, by the browser itself, and stands until they are there: a press that
 * comes before any script is kept by it.
 */
export function CookieSettingsPlace() {
  const { t } = useLingui();
  return (
    <div id={cookieSettingsPlaceId} popover="auto" role="status" className={styles.place}>
      <span data-when="waiting" className={styles.waiting}>
        <Spinner />
        {t({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })}
      </span>
      <span data-when="failed">
        {t({ message: 'The settings could not be loaded. Please check your connection.' })}
      </span>
    </div>
  );
}
