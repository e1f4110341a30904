import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Honeypot } from '../enquiry-form/Honeypot.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { ContactField } from './contactFields.ts';

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
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  full: css({ gridColumn: '1 / -1' }),
};

/** The form of the Contact section. Without JavaScript it posts as any form does. */
export function ContactForm({ title, fields, submitLabel, headingLevel }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <form
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
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="locale" value={i18n.locale} />
      <Honeypot />
      <div className={styles.grid}>
        {fields.map(({ name, label, type, isRequired, isHalf, autoComplete }) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            isRequired={isRequired}
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
          <button type="submit" className={button({ look: 'purple' })}>
            {submitLabel || t({ message: 'Send message', comment: 'The button of the contact form' })}
          </button>
        </div>
      </div>
    </form>
  );
}
