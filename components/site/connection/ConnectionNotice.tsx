import { useLingui } from '@lingui/react/macro';
import { button } from '#styled/recipes';
import { styles } from './notice.styles.ts';

/** What `startConnectionNotice` shows over the page when there is no connection to follow a link or send a form with. */
export function ConnectionNotice() {
  const { t } = useLingui();
  return (
    <div role="alert" hidden data-connection-notice="" className={styles.place}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <span data-when="offline">
            {t({ message: 'The page could not be loaded. Please check your connection.' })}
          </span>
          <span data-when="unsent">
            {t({
              message: 'Not sent: no connection. Your text is still here.',
              comment: 'A form that was sent without a connection',
            })}
          </span>
          <span data-when="online">
            {t({ message: 'The connection is back.', comment: 'After a page could not be loaded' })}
          </span>
        </p>
        <div className={styles.buttons}>
          <button type="button" data-press="again" className={button({ look: 'black' })}>
            {t({ message: 'Try again' })}
          </button>
          <button type="button" data-press="close" className={button({ look: 'outline' })}>
            {t({ message: 'Close', comment: 'Button of a notice' })}
          </button>
        </div>
      </div>
    </div>
  );
}
