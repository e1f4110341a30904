import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { css } from '#styled/css';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { enquiryOutcomeId } from '#schema/enquiry.ts';

/** How visitors without JavaScript reach the owner while forms need it; undefined while they do not. */
export const ChallengeContactContext = createContext<string | undefined>(undefined);

const styles = {
  note: css({ marginBottom: '5' }),
  outcome: css({ display: 'none', _target: { display: 'block' }, marginBottom: '5' }),
};

/**
 * Says before a form that it needs JavaScript, to those who have none, and tells scripts that it does. With
 * `hasOutcome` also what became of an enquiry that was posted all the same: the server leads back to it, by the name of the form
 * (`at`) where the page may have several. Stands outside
 * of islands, which need no code for it.
 */
export function ScriptNote({ hasOutcome = false, at }: { hasOutcome?: boolean; at?: string }) {
  const { t } = useLingui();
  const contact = use(ChallengeContactContext);
  if (!contact) return null;
  return (
    <noscript data-form-challenge="">
      {hasOutcome && (
        <div id={enquiryOutcomeId('unchecked', at)} className={styles.outcome}>
          <FieldMessage kind="error">
            {t({
              message: 'Your message wasn’t sent because JavaScript is off. Go back to copy your text.',
              comment: 'A form while spam protection is on',
            })}
          </FieldMessage>
        </div>
      )}
      <p className={styles.note}>
        <Trans comment="A form while spam protection is on; the placeholder is an email address or a phone number">
          To prevent spam, this form currently needs JavaScript. Without it, you can reach us at{' '}
          <ContactLink contact={contact} />.
        </Trans>
      </p>
    </noscript>
  );
}

/** An email address or a telephone number that can be followed. */
export function ContactLink({ contact }: { contact: string }) {
  const address = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return <a href={address}>{contact}</a>;
}
