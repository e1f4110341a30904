import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { visuallyHidden } from '#styled/patterns';

/** Hidden field (honeypot): only bots fill it in. */
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
