import { useLingui } from '@lingui/react/macro';
import { useFileHint } from './fileField.ts';
import { fieldGrid } from './useEnquiryForm.ts';
import { Field, type ControlProps } from '#components/ui/Field/Field.tsx';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Select } from '#components/ui/Field/Select.tsx';
import { checkedValue } from '#schema/customForm.ts';
import { acceptedFiles, type UploadLimits } from '#schema/uploads.ts';
import { css, cx } from '#styled/css';
import { field as fieldRecipe } from '#styled/recipes';
import type { FormField } from './formSteps.ts';

const styles = {
  full: css({ gridColumn: '1 / -1' }),
  tick: css({ display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: '6', cursor: 'pointer' }),
  box: css({ width: '6', height: '6', flex: 'none', margin: '0', accentColor: 'ink' }),
};

type Props = {
  id: string;
  fields: readonly FormField[];
  errors: Readonly<Record<string, string>>;
  uploadLimits: UploadLimits | undefined;
};

/** Fields of one step of an editor's form. */
export function StepFields({ id, fields, errors, uploadLimits }: Props) {
  const fileHint = useFileHint(uploadLimits);
  return (
    <div className={fieldGrid}>
      {fields.map((field, index) =>
        field.type === 'tick' ? (
          <Tick key={field.name} id={`${id}-${index}`} field={field} error={errors[field.name]} />
        ) : (
          <Field
            key={field.name}
            // Uses the index, because editors' names can contain spaces, which separate IDs in `aria-describedby`.
            id={`${id}-${index}`}
            label={field.label}
            isRequired={field.isRequired}
            error={errors[field.name]}
            hint={field.type === 'file' ? fileHint : undefined}
            className={field.isHalf ? undefined : styles.full}
          >
            {(control) => <Control control={control} field={field} maxFiles={uploadLimits?.files} />}
          </Field>
        ),
      )}
    </div>
  );
}

function Control({
  control,
  field,
  maxFiles,
}: {
  control: ControlProps;
  field: FormField;
  maxFiles: number | undefined;
}) {
  const { t } = useLingui();
  const { name, type, placeholder, autoComplete, choices } = field;
  if (type === 'textarea') {
    return <textarea {...control} name={name} placeholder={placeholder} rows={4} maxLength={5000} />;
  }
  if (type === 'file')
    return <input {...control} name={name} type="file" accept={acceptedFiles} multiple={maxFiles !== 1} />;
  if (type !== 'choice') {
    return (
      <input
        {...control}
        name={name}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        step={type === 'number' ? 'any' : undefined}
        maxLength={5000}
      />
    );
  }
  return (
    <Select {...control} name={name} defaultValue="">
      <option value="">{t({ message: 'Please choose', comment: 'First entry of a list' })}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}

function Tick({ id, field, error }: { id: string; field: FormField; error: string | undefined }) {
  const { name, label, isRequired } = field;
  return (
    <div className={styles.full}>
      <label className={cx(styles.tick, fieldRecipe().label)}>
        <input
          type="checkbox"
          name={name}
          value={checkedValue}
          required={isRequired}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-message`}
          className={styles.box}
        />
        {label}
      </label>
      {error !== undefined && (
        <FieldMessage id={`${id}-message`} kind="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
