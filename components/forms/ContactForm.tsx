import { useId } from 'react';
import { Heading } from '#components/ui/Heading.tsx';
import { readCustomForm, type CustomFormField } from '#schema/customForm.ts';
import { css } from '#styled/css';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { FormField } from './formFields.ts';
import { FormFields } from './FormFields.tsx';
import { pickFields, useEnquiryForm } from './useEnquiryForm.ts';

type Props = {
  title: string | null | undefined;
  fields: readonly FormField[];
  submitLabel: string | null | undefined;
  headingLevel: 2 | 3;
};

const styles = {
  title: css({ marginBottom: '6' }),
  fields: css({ marginBottom: '5' }),
};

/** Form of the Contact section. */
export function ContactForm({ title, fields, submitLabel, headingLevel }: Props) {
  const id = useId();
  const enquiry = useEnquiryForm({
    read: (values) => readCustomForm(fields.map(ruleOf), values),
    bodyOf: (values) => ({ kind: 'contact', fields: pickFields(fields, values) }),
  });
  const titleId = title ? `${id}-title` : undefined;
  return (
    <EnquiryForm
      enquiry={enquiry}
      kind="contact"
      fields={fields}
      labelledBy={titleId}
      heading={
        title && (
          <Heading level={headingLevel} look="h3" id={titleId} className={styles.title}>
            {title}
          </Heading>
        )
      }
      submitLabel={submitLabel}
    >
      <FormFields id={id} fields={fields} errors={enquiry.errors} className={styles.fields} />
    </EnquiryForm>
  );
}

/** Returns the rule of a field. Phone numbers, numbers and URLs may be any text, as on the server. */
function ruleOf({ name, label, type, isRequired }: FormField): CustomFormField {
  return { name, label, type: type === 'email' ? type : 'textarea', isRequired, choices: [] };
}
