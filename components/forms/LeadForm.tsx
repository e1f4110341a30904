import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { EnquiryOutcomes } from './EnquiryOutcomes.tsx';
import { fileIssues } from './fileField.ts';
import { Honeypot } from './Honeypot.tsx';
import { postEnquiry, type PostEnquiry } from './postEnquiry.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useEnquiryForm, type EnquiryRules } from './useEnquiryForm.ts';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { LeadFields } from './LeadFields.tsx';
import { leadForm } from '#brand/leadForm.ts';
import { asksForFiles, type LeadForm as LeadFormDescription } from '#schema/leadForm.ts';
import { readFields } from '#schema/readFields.ts';
import type { UploadLimits } from '#schema/uploads.ts';

const styles = {
  form: css({ marginTop: '6' }),
  failure: css({ marginTop: '5' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' }),
  sent: css({ marginTop: '6' }),
  sentText: css({ marginTop: '3', color: 'text.muted' }),
  closing: css({ '&:not(dialog *)': { display: 'none' } }),
  done: css({ marginTop: '6' }),
};

type Props = {
  /** Level of the heading that is shown after the form was sent. */
  headingLevel: 2 | 3;
  post?: PostEnquiry;
  /** Description of the fields. */
  description?: LeadFormDescription;
  /** Limits for files. Set only for forms with file fields. */
  uploadLimits?: UploadLimits | undefined;
};

/**
 * Lead form. It works without JavaScript on its own page; on others, `startLeadDialog` loads it into a modal. The close
 * button is visible only in the modal.
 */
export function LeadForm({ headingLevel, post = postEnquiry, description = leadForm, uploadLimits }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const confirmation = useRef<HTMLDivElement>(null);
  const { form, status, errors, failure } = useEnquiryForm({
    rules: rulesOf(description, uploadLimits),
    postEnquiry: post,
  });
  const isSent = status === 'sent';

  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);

  if (isSent) {
    return (
      <div ref={confirmation} tabIndex={-1} className={styles.sent}>
        <Heading level={headingLevel} look="h4">
          {t({ message: 'Thank you. We’ve received your message.' })}
        </Heading>
        <p className={styles.sentText}>
          {t({ message: 'We’ll get back to you at the email address you gave us.' })}
        </p>
        <div className={cx(styles.done, styles.closing)}>
          <button type="button" data-close="" className={button({ look: 'purple' })}>
            {t({ message: 'Back to the page', comment: 'Button of a dialog' })}
          </button>
        </div>
      </div>
    );
  }
  return (
    <form
      {...form}
      method="post"
      action="/api/enquiries"
      // Without this encoding, browsers send only the names of files.
      encType={asksForFiles(description) ? 'multipart/form-data' : undefined}
      className={styles.form}
    >
      <EnquiryOutcomes />
      <input type="hidden" name="kind" value="lead" />
      <input type="hidden" name="locale" value={i18n.locale} />
      <Honeypot />
      <LeadFields id={id} form={description} errors={errors} uploadLimits={uploadLimits} />
      <div role="alert" className={failure === undefined ? undefined : styles.failure}>
        {failure !== undefined && <FieldMessage kind="error">{failure}</FieldMessage>}
      </div>
      <div className={styles.buttons}>
        <SubmitButton isSending={status === 'sending'}>
          {t({ message: 'Send', comment: 'Button of a form' })}
        </SubmitButton>
        <button type="button" data-close="" className={cx(button({ look: 'outline' }), styles.closing)}>
          {t({ message: 'Cancel', comment: 'Button of a dialog' })}
        </button>
      </div>
    </form>
  );
}

/** Returns the form's rules. The server applies them too. */
function rulesOf(description: LeadFormDescription, uploadLimits: UploadLimits | undefined): EnquiryRules {
  return {
    issuesOf(values, files) {
      const read = readFields(description, values);
      return new Map([...(read.ok ? [] : read.issues), ...fileIssues(files, uploadLimits)]);
    },
    bodyOf: (values) => ({ ...values, kind: 'lead' }),
  };
}
