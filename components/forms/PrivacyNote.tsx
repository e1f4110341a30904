import { Trans } from '@lingui/react/macro';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { css } from '#styled/css';

const note = css({ textStyle: 'caption', color: 'text.muted', marginTop: '2.5' });

/**
 * Link to the privacy notice, below a form. Renders nothing if there is no notice. It is outside islands, because it
 * needs no script.
 */
export function PrivacyNote() {
  const { privacyNotice } = useFormSettings();
  if (!privacyNotice) return null;
  return (
    <p className={note}>
      <Trans comment="Beside every form; the placeholder is a link">
        Our{' '}
        <a href={privacyNotice} rel="privacy-policy">
          privacy notice
        </a>{' '}
        explains how we use your data.
      </Trans>
    </p>
  );
}
