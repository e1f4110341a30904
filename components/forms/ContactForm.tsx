import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Honeypot } from './Honeypot.tsx';
import { EnquiryOutcomes } from './EnquiryOutcomes.tsx';
import { postEnquiry } from './postEnquiry.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useEnquiryForm, type EnquiryRules, type FormValues, fieldGrid } from './useEnquiryForm.ts';
import { Field } from '#components/ui/Field/Field.tsx';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { css } from '#styled/css';
import type { ContactField } from './contactFields.ts';
import * as v from 'valibot';
import { ContactEmail, ContactFields, contactIssues, contactMessage } from '#schema/enquiry.ts';
import type { Text } from '#schema/text.ts';

type Props = {
  title: string | null | undefined;
  fields: readonly ContactField[];
  submitLabel: string | null | undefined;
  headingLevel: 2 | 3;
};

const styles = {
  sheet: css({
    background: 'surface',
    border: '1px solid token(colors.border.ink)',
    padding: { base: '28px 24px 32px', md: '40px 44px 44px' },
  }),
  title: css({ marginBottom: '6' }),
  full: css({ gridColumn: '1 / -1' }),
  sent: css({ marginBottom: '6' }),
  failure: css({ marginBottom: '5' }),
};

/** Form of the Contact section. Works as an HTML form without JavaScript. */
export function ContactForm({ title, fields, submitLabel, headingLevel }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const sentMessage = useRef<HTMLDivElement>(null);
  const { form, status, errors, failure } = useEnquiryForm({ rules: contactRules(fields), postEnquiry });
  const isSent = status === 'sent';

  useEffect(() => {
    if (isSent) sentMessage.current?.focus();
  }, [isSent]);

  return (
    <form
      {...form}
      method="post"
      action="/api/enquiries"
      className={styles.sheet}
      aria-labelledby={title ? `${id}-title` : undefined}
    >
      {title && (
        <Heading level={headingLevel} look="h3" id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
      )}
      <EnquiryOutcomes />
      <div ref={sentMessage} tabIndex={-1} role="status">
        {isSent && (
          <div className={styles.sent}>
            <FieldMessage kind="success">
              {t({ message: 'Thank you. We’ve received your message.' })}
            </FieldMessage>
          </div>
        )}
      </div>
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="locale" value={i18n.locale} />
      <Honeypot />
      <div className={fieldGrid}>
        {fields.map(({ name, label, type, isRequired, isHalf, autoComplete }, index) => (
          <Field
            key={name}
            // Uses the index, because editors' names can contain spaces, which separate IDs in `aria-describedby`.
            id={`${id}-${index}`}
            label={label}
            isRequired={isRequired}
            error={errors[name]}
            className={isHalf ? undefined : styles.full}
          >
            {(control) =>
              type === 'textarea' ? (
                <textarea {...control} name={name} rows={4} maxLength={5000} />
              ) : (
                <input {...control} name={name} type={type} autoComplete={autoComplete} maxLength={5000} />
              )
            }
          </Field>
        ))}
        <div className={styles.full}>
          <div role="alert">
            {failure !== undefined && (
              <div className={styles.failure}>
                <FieldMessage kind="error">{failure}</FieldMessage>
              </div>
            )}
          </div>
          <SubmitButton isSending={status === 'sending'}>
            {submitLabel || t({ message: 'Send message', comment: 'The button of the contact form' })}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

/** Returns the rules of an editor's form: the server's schema, and the required fields. */
function contactRules(fields: readonly ContactField[]): EnquiryRules {
  return {
    issuesOf(values) {
      const filled = fieldsOf(fields, values);
      const parsed = v.safeParse(ContactFields, filled);
      const issues = new Map<string, Text>(parsed.success ? [] : contactIssues(parsed.issues));
      for (const field of fields) {
        const value = filled[field.name]?.trim() ?? '';
        if (value === '' && field.isRequired) issues.set(field.name, contactMessage('contact.required'));
        if (value !== '' && field.type === 'email' && !v.is(ContactEmail, value)) {
          issues.set(field.name, contactMessage('contact.email'));
        }
      }
      // Messages for fields are more specific than the message for an empty form.
      if (issues.size > 1) issues.delete('');
      return issues;
    },
    bodyOf: (values) => ({ kind: 'contact', fields: fieldsOf(fields, values) }),
  };
}

function fieldsOf(fields: readonly ContactField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
}
