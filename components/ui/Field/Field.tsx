import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { css, cx } from '#styled/css';

const styles = {
  field: css({ display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' }),
  label: css({ fontWeight: '600', fontSize: '.9375rem', overflowWrap: 'break-word' }),
  optional: css({ fontWeight: '400', color: 'text.muted' }),
  error: css({
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    color: 'danger',
    fontSize: '.9375rem',
    fontWeight: '500',
    lineHeight: '1.4',
    '& svg': { width: '18px', height: '18px', flex: 'none', marginTop: '1px' },
  }),
};

/** An input, select or text area: 48 px, red and doubled when wrong. */
export const control = css({
  width: '100%',
  minHeight: '12',
  padding: '11px 14px',
  border: '1px solid token(colors.border.strong)',
  borderRadius: 'control',
  background: 'surface',
  color: 'text',
  fontSize: '1rem',
  _night: { background: 'surface.sunken' },
  _placeholder: { color: 'text.muted', opacity: '1' },
  _hover: { borderColor: 'text' },
  _focusVisible: {
    outline: '2px solid token(colors.focus)',
    outlineOffset: '1px',
    borderColor: 'focus',
    borderRadius: 'control',
  },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px token(colors.danger)' },
  _disabled: {
    background: 'surface.tint',
    color: 'text.disabled',
    borderColor: 'border',
    cursor: 'not-allowed',
  },
  'textarea&': { resize: 'vertical', minHeight: '120px' },
});

/** The attributes that tie a control to its label and its message. */
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
  error?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and beneath it what is wrong. */
export function Field({ id, label, isRequired, error, className, children }: Props) {
  const { t } = useLingui();
  const messageId = `${id}-message`;
  const props: ControlProps = {
    id,
    className: control,
    required: isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : messageId,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!isRequired && (
          <span className={styles.optional}>
            {' '}
            {t({ message: 'optional', comment: 'Behind the label of a form field' })}
          </span>
        )}
      </label>
      {children(props)}
      {error !== undefined && (
        <p id={messageId} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
