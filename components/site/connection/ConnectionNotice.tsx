import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { button } from '#styled/recipes';

const styles = {
  place: css({
    position: 'fixed',
    zIndex: '50',
    insetInline: '0',
    bottom: '4',
    pointerEvents: 'none',
    '&[data-online] [data-when=offline], &:not([data-online]) [data-when=online]': { display: 'none' },
  }),
  notice: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'calc(100% - 2 * var(--gutter))',
    maxWidth: '640px',
    marginInline: 'auto',
    padding: '16px 20px',
    color: 'ink',
    background: 'white',
    border: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    pointerEvents: 'auto',
  }),
  text: css({ flex: '1 1 240px' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
};

/** What `startConnectionNotice` shows over the page when there is no connection to follow a link with. */
export function ConnectionNotice() {
  const { t } = useLingui();
  return (
    <div role="alert" hidden data-connection-notice="" className={styles.place}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <span data-when="offline">
            {t({ message: 'The page could not be loaded. Please check your connection.' })}
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
