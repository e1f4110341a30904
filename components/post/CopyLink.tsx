import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { standaloneLink } from '../ui/Link/linkStyles.ts';
import { css, cx } from '#styled/css';

const confirmationMs = 3_000;
const noChange = () => () => undefined;

const button = css({
  paddingInline: '0',
  paddingTop: '0',
  border: '0',
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: '600',
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
});

/** Copies the article's address, as an entry of a list. Only where the browser can: it needs JavaScript and a safe connection. */
export function CopyLink({ url }: { url: string }) {
  const canCopy = useSyncExternalStore(
    noChange,
    () => navigator.clipboard !== undefined,
    () => true,
  );
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (!canCopy) return null;
  return (
    <li>
      <button
        type="button"
        className={cx(standaloneLink, button)}
        // A refused permission leaves the label as it is; the address bar has the link too.
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true), noChange)}
      >
        <span aria-live="polite">{isCopied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}</span>
      </button>
    </li>
  );
}
