import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { css } from '#styled/css';

/** Where the privacy notice stands in the page's language; undefined where the owner names none. */
export const PrivacyNoticeContext = createContext<string | undefined>(undefined);

const note = css({ textStyle: 'caption', color: 'text.muted', marginTop: '2.5' });

/** Links the privacy notice beside a form; nothing where there is none. Stands outside of islands, which need no code for it. */
export function PrivacyNote() {
  const address = use(PrivacyNoticeContext);
  if (!address) return null;
  return (
    <p className={note}>
      <Trans comment="Beside every form; the placeholder is a link">
        Our{' '}
        <a href={address} rel="privacy-policy">
          privacy notice
        </a>{' '}
        explains how we use your data.
      </Trans>
    </p>
  );
}
