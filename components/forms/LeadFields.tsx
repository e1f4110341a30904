import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import { Field, type ControlProps } from '#components/ui/Field/Field.tsx';
import { Select } from '#components/ui/Field/Select.tsx';
import { useFileHint } from './fileField.ts';
import { fieldGrid } from './useEnquiryForm.ts';
import { emailAddressMaxLength } from '#schema/emailAddress.ts';
import type { LeadField, LeadForm } from '#schema/leadForm.ts';
import { textIn } from '#schema/text.ts';
import { acceptedFiles, type UploadLimits } from '#schema/uploads.ts';

const styles = {
  full: css({ gridColumn: '1 / -1' }),
  tick: css({ display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: '6', cursor: 'pointer' }),
  box: css({ width: '6', height: '6', flex: 'none', margin: '0', accentColor: 'ink' }),
  // A field that depends on a checkbox is hidden until the checkbox is ticked, even without JavaScript.
  ticked: css({ 'label:not(:has(:checked)) + &': { display: 'none' } }),
};

type Props = {
  id: string;
  form: LeadForm;
  errors: Readonly<Record<string, string>>;
  uploadLimits: UploadLimits | undefined;
};

/** All fields in the lead form's description. */
export function LeadFields({ id, form, errors, uploadLimits }: Props) {
  const { i18n } = useLingui();
  const fileHint = useFileHint(uploadLimits);
  return (
    <div className={fieldGrid}>
      {Object.entries(form).map(([name, field]) => (
        <Fragment key={name}>
          {field.tick && (
            <label className={cx(styles.full, styles.tick, fieldRecipe().label)}>
              <input type="checkbox" name={field.tick.name} value="true" className={styles.box} />
              {textIn(i18n, field.tick.label)}
            </label>
          )}
          <Field
            id={`${id}-${name}`}
            error={errors[name]}
            label={textIn(i18n, field.label)}
            hint={field.hint ? textIn(i18n, field.hint) : field.kind === 'file' ? fileHint : undefined}
            isRequired={field.isRequired}
            className={cx(field.isWide && styles.full, field.tick && styles.ticked) || undefined}
          >
            {(control) => (
              <Control
                {...control}
                // HTML cannot express that a field is required only while its checkbox is ticked.
                required={control.required && field.tick === undefined}
                name={name}
                field={field}
                maxFiles={uploadLimits?.files}
              />
            )}
          </Field>
        </Fragment>
      ))}
    </div>
  );
}

function Control({
  field,
  maxFiles,
  ...props
}: ControlProps & { name: string; field: LeadField; maxFiles: number | undefined }) {
  const control = { ...props, autoComplete: field.autoComplete };
  switch (field.kind) {
    case 'text':
      return <input {...control} maxLength={field.maxLength} />;
    case 'email':
      return <input {...control} type="email" maxLength={emailAddressMaxLength} />;
    case 'tel':
      return <input {...control} type="tel" maxLength={40} />;
    case 'domain':
      return <input {...control} inputMode="url" maxLength={2048} />;
    case 'number':
      return <input {...control} type="number" step="any" min={field.min} max={field.max} />;
    case 'textarea':
      return <textarea {...control} rows={field.rows} maxLength={field.maxLength} />;
    case 'file': {
      const { autoComplete: _, ...file } = control;
      return <input {...file} type="file" accept={acceptedFiles} multiple={maxFiles !== 1} />;
    }
    case 'choice':
      return <Choice {...control} choices={field.choices} />;
  }
}

type ChoiceProps = ControlProps & {
  name: string;
  choices: Extract<LeadField, { kind: 'choice' }>['choices'];
};

function Choice({ choices, ...control }: ChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <Select {...control} defaultValue="">
      <option value="">{t({ message: 'Please choose', comment: 'First entry of a list' })}</option>
      {Object.entries(choices).map(([value, name]) => (
        <option key={value} value={value}>
          {textIn(i18n, name)}
        </option>
      ))}
    </Select>
  );
}
