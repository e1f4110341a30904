import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { usePage } from '../usePage.ts';
import { onUnreachable, type Retry } from './unreachable.ts';

const styles = {
  place: css({ position: 'fixed', zIndex: '50', insetInline: '0', bottom: '4', pointerEvents: 'none' }),
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

/** Tells the visitor that the page they asked for could not be fetched, over the page that they have. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const { data } = usePage();
  const [retry, setRetry] = useState<Retry>();
  const [isTrying, setTrying] = useState(false);

  useEffect(
    () =>
      onUnreachable((next) => {
        setTrying(false);
        setRetry(() => next);
      }),
    [],
  );
  useEffect(() => {
    const hasArrived = data.error === undefined;
    if (hasArrived) setRetry(undefined);
  }, [data]);

  if (retry === undefined) return null;
  return (
    <div role="alert" className={styles.place}>
      <div className={styles.notice}>
        <p className={styles.text}>
          {isTrying
            ? t({ message: 'Trying again …' })
            : t({ message: 'The page could not be loaded. Please check your connection.' })}
        </p>
        <div className={styles.buttons}>
          <button
            type="button"
            className={button({ look: 'black' })}
            disabled={isTrying}
            onClick={() => {
              setTrying(true);
              void retry();
            }}
          >
            {t({ message: 'Try again' })}
          </button>
          <button type="button" className={button({ look: 'outline' })} onClick={() => setRetry(undefined)}>
            {t({ message: 'Close', comment: 'Button of a notice' })}
          </button>
        </div>
      </div>
    </div>
  );
}
