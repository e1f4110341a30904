import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '#styled/patterns';

/** A field that people never see; programs that fill in every field give themselves away. */
export function Honeypot() {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={visuallyHidden()} aria-hidden="true">
      <label htmlFor={id}>{t({ message: 'Leave this field empty' })}</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
