import type { HTMLAttributes } from 'react';
import { useLingui } from '@lingui/react/macro';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';

const styles = {
  place: css({
    position: 'fixed',
    zIndex: '50',
    insetInline: '0',
    bottom: '4',
    pointerEvents: 'none',
    '& [data-when]': { display: 'none' },
    '&[data-state=offline] [data-when=offline], &[data-state=unsent] [data-when=unsent], &[data-state=online] [data-when=online]':
      { display: 'inline' },
  }),
  notice: cx(
    card({ look: 'popup' }),
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'calc(100% - 2 * var(--gutter))',
      maxWidth: '640px',
      marginInline: 'auto',
      padding: '16px 20px',
      pointerEvents: 'auto',
    }),
  ),
  text: css({ flex: '1 1 240px' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
};

const line = css({
  display: 'none',
  _target: { display: 'block' },
  animation: 'panelIn 1ms 1s backwards',
});

/**
 * Bar at the page's lower edge, for features that need a script. CSS shows the bar when its fragment is the target and
 * no script has removed it. It appears with a delay, so that a script that is still loading can remove it first. It
 * shares the styles of the connection notice, which every page has.
 */
export function BottomBanner({ children, className, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...attributes} className={cx(styles.place, line, className)}>
      <p className={styles.notice}>{children}</p>
    </div>
  );
}

/** Notice that `startConnectionNotice` shows when a link or form needs a connection but there is none. */
export function ConnectionNotice() {
  const { t } = useLingui();
  return (
    <div role="alert" hidden data-connection-notice="" className={styles.place}>
      <div className={styles.notice}>
        <p className={styles.text}>
          <span data-when="offline">
            {t({ message: 'The page couldn’t be loaded. Please check your connection.' })}
          </span>
          <span data-when="unsent">
            {t({
              message: 'Not sent: no connection. Your text is still here.',
              comment: 'A form submitted while offline',
            })}
          </span>
          <span data-when="online">
            {t({ message: 'You’re back online.', comment: 'Notice after the connection was lost' })}
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
