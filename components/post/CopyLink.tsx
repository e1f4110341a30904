import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css, cx } from '#styled/css';

const styles = {
  button: css({
    paddingInline: '0',
    paddingTop: '0',
    border: '0',
    backgroundColor: 'transparent',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  }),
  address: css({
    width: 'min(100vw - 2 * var(--gutter), 520px)',
    margin: 'auto auto 5',
    padding: '16px 20px',
    color: 'ink',
    background: 'white',
    border: '1px solid token(colors.ink)',
    boxShadow: 'raised',
  }),
  field: css({ width: '100%', minHeight: '11', border: '0', background: 'none', textOverflow: 'ellipsis' }),
};

/**
 * Copies the article's address, as an entry of a list. By itself the button shows the address, to be copied by hand;
 * `startCopyLinks` copies it where the browser can.
 */
export function CopyLink({ url }: { url: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        data-copy={url}
        aria-live="polite"
        className={cx(standaloneLink, styles.button)}
      >
        <span>{t({ message: 'Copy link' })}</span>
        <span hidden>{t({ message: 'Link copied' })}</span>
      </button>
      <div id={id} popover="auto" className={styles.address}>
        <input
          readOnly
          value={url}
          aria-label={t({ message: 'Address of this article' })}
          className={styles.field}
        />
      </div>
    </li>
  );
}
