import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type InputHTMLAttributes } from 'react';
import { Field, type ControlProps } from '#components/ui/Field/Field.tsx';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Select } from '#components/ui/Field/Select.tsx';
import { checkedValue } from '#schema/customForm.ts';
import { acceptedFiles, megabytes, type UploadLimits } from '#schema/uploads.ts';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import type { FormField } from './formFields.ts';

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  full: css({ gridColumn: '1 / -1' }),
  tick: css({ display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: '6', cursor: 'pointer' }),
  box: css({ width: '6', height: '6', flex: 'none', margin: '0', accentColor: 'ink' }),
  // A field that depends on a checkbox is hidden until the checkbox is ticked, even without JavaScript.
  ticked: css({ 'label:not(:has(:checked)) + &': { display: 'none' } }),
};

type Props = {
  /** Prefix of the controls' IDs. */
  id: string;
  fields: readonly FormField[];
  errors: Readonly<Record<string, string>>;
  uploadLimits?: UploadLimits | undefined;
  className?: string;
};

/** Fields of a form, in two columns if there is space. */
export function FormFields({ id: prefix, fields, errors, uploadLimits, className }: Props) {
  const fileHint = useFileHint(uploadLimits);
  return (
    <div className={cx(styles.grid, className)}>
      {fields.map((field, index) => {
        const { name, label, type, isRequired, tick } = field;
        // Uses the index, because editors' names can contain spaces, which separate IDs in `aria-describedby`.
        const id = `${prefix}-${index}`;
        const error = errors[name];
        if (type === 'tick') return <TickField key={name} id={id} field={field} error={error} />;
        return (
          <Fragment key={name}>
            {tick && <Tick name={tick.name} value="true" label={tick.label} className={styles.full} />}
            <Field
              id={id}
              label={label}
              isRequired={isRequired}
              error={error}
              hint={field.hint ?? (type === 'file' ? fileHint : undefined)}
              className={cx(!field.isHalf && styles.full, tick && styles.ticked) || undefined}
            >
              {(control) => (
                <Control
                  // HTML cannot express that a field is required only while its checkbox is ticked.
                  control={{ ...control, required: isRequired && tick === undefined }}
                  field={field}
                  maxFiles={uploadLimits?.files}
                />
              )}
            </Field>
          </Fragment>
        );
      })}
    </div>
  );
}

type ControlOptions = { control: ControlProps; field: FormField; maxFiles: number | undefined };

function Control({ control, field, maxFiles }: ControlOptions) {
  const { t } = useLingui();
  const { name, type, choices = [], placeholder, autoComplete, inputMode, min, max, step } = field;
  const { rows = 4, maxLength = 5000 } = field;
  const controlProps = { ...control, name, autoComplete };
  switch (type) {
    case 'textarea':
      return <textarea {...controlProps} placeholder={placeholder} rows={rows} maxLength={maxLength} />;
    case 'file':
      return <input {...control} name={name} type="file" accept={acceptedFiles} multiple={maxFiles !== 1} />;
    case 'choice':
      return (
        <Select {...controlProps} defaultValue="">
          <option value="">{t({ message: 'Please choose', comment: 'First entry of a list' })}</option>
          {choices.map((choice) => {
            const [value, label] = typeof choice === 'string' ? [choice, choice] : choice;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </Select>
      );
    case 'number':
      return <input {...controlProps} {...{ type, placeholder, min, max, step }} />;
    default:
      return <input {...controlProps} {...{ type, placeholder, inputMode, maxLength }} />;
  }
}

function TickField({ id, field, error }: { id: string; field: FormField; error: string | undefined }) {
  const { name, label, isRequired } = field;
  const messageId = error === undefined ? undefined : `${id}-message`;
  return (
    <div className={styles.full}>
      <Tick
        name={name}
        value={checkedValue}
        label={label}
        required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={messageId}
      />
      {error !== undefined && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}

function Tick({ label, className, ...box }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={cx(className, styles.tick, fieldRecipe().label)}>
      <input {...box} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}

/** Returns the hint below a file field; `undefined` if the limits are unknown. */
function useFileHint(limits: UploadLimits | undefined): string | undefined {
  const { t } = useLingui();
  if (limits === undefined) return undefined;
  const count = limits.files;
  const size = megabytes(limits.fileBytes);
  return t({
    message: plural(count, {
      one: `One file up to ${size} MB: PDF, image, text or Office document.`,
      other: `Up to # files of ${size} MB each: PDFs, images, text or Office documents.`,
    }),
    comment: 'Below a field of a form that takes files',
  });
}
