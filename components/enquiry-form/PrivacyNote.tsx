import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { css } from '#styled/css';

/** URL of the privacy notice in the page's language; `undefined` if the owner has set none. */
export const PrivacyNoticeContext = createContext<string | undefined>(undefined);

const note = css({ textStyle: 'caption', color: 'text.muted', marginTop: '2.5' });

/** Link to the privacy notice below a form. Renders nothing without a notice. Outside of islands, because it needs no script. */
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
