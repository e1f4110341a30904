import { useLingui } from '@lingui/react/macro';
import { Island } from '#components/island/Island.tsx';
import { ScriptNote } from '#components/forms/challenge/ScriptNote.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { PrivacyNote } from '#components/forms/PrivacyNote.tsx';
import { NewsletterForm } from '#components/newsletter/NewsletterForm.tsx';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { newsletterForm as styles } from '#components/newsletter/newsletterForm.styles.ts';

/** Newsletter form in the footer. Content links to it as `#newsletter`. */
export function NewsletterSignUp() {
  const { t } = useLingui();
  const { newsletterSender } = useFormSettings();
  return (
    <div id="newsletter" className={styles.root}>
      <Heading level={2} look="h3" className={styles.title}>
        {t({ message: 'Our newsletter', comment: 'Heading above the newsletter form in the footer' })}
      </Heading>
      <p className={styles.lead}>
        {t({
          message:
            'What’s new, what it costs and what we’ve learned, written by the people who did the work.',
          comment: 'Below the heading of the newsletter form',
        })}
      </p>
      <ScriptNote />
      <Island
        name="NewsletterForm"
        of={NewsletterForm}
        props={{ sender: newsletterSender }}
        hydrateOn="interaction"
      />
      <PrivacyNote />
    </div>
  );
}
