import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';
import { FieldMessage } from './FieldMessage.tsx';

/** Attributes that connect a control with its label and messages. */
export type ControlProps = {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: string;
  isRequired: boolean;
  /** Help text. It stays visible when there is an error. */
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label and control, with a hint and an error below. */
export function Field({ id, label, isRequired, hint, error, className, children }: Props) {
  const { t } = useLingui();
  const styles = field();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-message`;
  const control: ControlProps = {
    id,
    className: styles.control,
    required: isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!isRequired && (
          <span className={styles.optional}>
            {` ${t({ message: 'optional', comment: 'After the label of a form field' })}`}
          </span>
        )}
      </label>
      {children(control)}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FieldMessage id={errorId} kind="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
