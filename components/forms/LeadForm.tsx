import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { leadForm } from '#brand/leadForm.ts';
import { Heading } from '#components/ui/Heading.tsx';
import type { LeadForm as LeadFormDescription } from '#schema/leadForm.ts';
import { readFields } from '#schema/readFields.ts';
import { textIn } from '#schema/text.ts';
import type { UploadLimits } from '#schema/uploads.ts';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { EnquiryForm } from './EnquiryForm.tsx';
import { FormFields } from './FormFields.tsx';
import { leadFields } from './leadFields.ts';
import type { PostEnquiry } from './postEnquiry.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

const styles = {
  form: css({ marginTop: '6' }),
  fields: css({ marginBottom: '6' }),
  sentText: css({ marginTop: '3', color: 'text.muted' }),
  closing: css({ '&:not(dialog *)': { display: 'none' } }),
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
export function LeadForm({ headingLevel, post, description = leadForm, uploadLimits }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const enquiry = useEnquiryForm({
    read: (values) => readFields(description, values),
    bodyOf: (values) => ({ ...values, kind: 'lead' }),
    uploadLimits,
    post,
  });
  const fields = leadFields(description, (text) => textIn(i18n, text));
  return (
    <EnquiryForm
      enquiry={enquiry}
      kind="lead"
      fields={fields}
      className={styles.form}
      confirmation={
        <>
          <Heading level={headingLevel} look="h4">
            {t({ message: 'Thank you. We’ve received your message.' })}
          </Heading>
          <p className={styles.sentText}>
            {t({ message: 'We’ll get back to you at the email address you gave us.' })}
          </p>
          <div className={cx(styles.form, styles.closing)}>
            <button type="button" data-close="" className={button({ look: 'purple' })}>
              {t({ message: 'Back to the page', comment: 'Button of a dialog' })}
            </button>
          </div>
        </>
      }
      submitLabel={t({ message: 'Send', comment: 'Button of a form' })}
      secondButton={
        <button type="button" data-close="" className={cx(button({ look: 'outline' }), styles.closing)}>
          {t({ message: 'Cancel', comment: 'Button of a dialog' })}
        </button>
      }
    >
      <FormFields
        id={id}
        fields={fields}
        errors={enquiry.errors}
        uploadLimits={uploadLimits}
        className={styles.fields}
      />
    </EnquiryForm>
  );
}
