import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { useId } from 'react';

type Props = {
  /** Absolute URL of the article. */
  url: string;
  title: string;
};

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: '6',
  fontSize: '.9375rem',
  lineHeight: '1.5',
  _print: { display: 'none' },
});

/** Links for sharing an article. */
export function ShareLinks({ url, title }: Props) {
  const { t } = useLingui();
  const { mail, linkedin, x } = shareUrls({ url, title });
  return (
    <ul
      className={links}
      aria-label={t({ message: 'Share', comment: 'Name of the links that share an article' })}
    >
      <li>
        <Link href={linkedin} target="_blank" showsExternalIcon className={standaloneLink}>
          <Trans>Share on LinkedIn</Trans>
        </Link>
      </li>
      <li>
        <Link href={x} target="_blank" showsExternalIcon className={standaloneLink}>
          <Trans>Share on X</Trans>
        </Link>
      </li>
      <li>
        <Link href={mail} className={standaloneLink}>
          <Trans>Share by email</Trans>
        </Link>
      </li>
      <CopyLink url={url} />
    </ul>
  );
}

type ShareUrls = { mail: string; linkedin: string; x: string };

/**
 * Returns the URLs for sharing a page. They are plain links, so that other hosts learn nothing about visitors who do
 * not click.
 */
export function shareUrls({ url, title }: { url: string; title: string }): ShareUrls {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    // Mail programs do not decode a plus sign as a space.
    mail: `mailto:?${query({ subject: title, body: url }).replaceAll('+', '%20')}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
    x: `https://x.com/intent/post?${query({ text: title, url })}`,
  };
}

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
  address: cx(
    card({ look: 'popup' }),
    css({
      width: 'min(100vw - 2 * var(--gutter), 520px)',
      margin: 'auto auto 5',
      padding: '16px 20px',
    }),
  ),
  field: css({ width: '100%', minHeight: '11', border: '0', background: 'none', textOverflow: 'ellipsis' }),
};

/**
 * List entry that copies the article's URL. Without a script, the button shows the URL in a popover. `startCopyLinks`
 * copies the URL if the browser can.
 */
function CopyLink({ url }: { url: string }) {
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
          aria-label={t({ message: 'Link to this article' })}
          className={styles.field}
        />
      </div>
    </li>
  );
}
