import { Trans, useLingui } from '@lingui/react/macro';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { css } from '#styled/css';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { enquiryOutcomeId } from '#schema/enquiry.ts';
import { targetOnly } from '#components/forms/EnquiryOutcomes.tsx';

const note = css({ marginBottom: '5' });

/**
 * Note before a form that tells visitors without JavaScript that the form needs it. The note's presence also signals to
 * scripts that a challenge is required. With `hasOutcome`, the note shows the outcome of an enquiry posted without
 * JavaScript: the server redirects to the note, by the form's name (`at`) if the page can have several forms. The note
 * is outside islands, because it needs no script.
 */
export function ScriptNote({ hasOutcome = false, at }: { hasOutcome?: boolean; at?: string }) {
  const { t } = useLingui();
  const { challengeContact } = useFormSettings();
  if (!challengeContact) return null;
  return (
    <noscript data-form-challenge="">
      {hasOutcome && (
        <div id={enquiryOutcomeId('unchecked', at)} className={targetOnly}>
          <FieldMessage kind="error">
            {t({
              message: 'Your message wasn’t sent because JavaScript is off. Go back to copy your text.',
              comment: 'A form while spam protection is on',
            })}
          </FieldMessage>
        </div>
      )}
      <p className={note}>
        <Trans comment="A form while spam protection is on; the placeholder is an email address or a phone number">
          To prevent spam, this form currently needs JavaScript. Without it, you can reach us at{' '}
          <ContactLink contact={challengeContact} />.
        </Trans>
      </p>
    </noscript>
  );
}

/** Link to an email address or phone number. */
export function ContactLink({ contact }: { contact: string }) {
  const address = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return <a href={address}>{contact}</a>;
}
