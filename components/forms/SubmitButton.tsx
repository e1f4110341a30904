import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '#styled/recipes';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';

/** Submit button. It shows a spinner and keeps its colour while the form is being sent. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    // Not disabled while the form is being sent, because that would remove the focus from the form.
    <button
      type="submit"
      className={button({ look: 'purple' })}
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
    >
      {isSending && <Spinner />}
      {isSending ? t({ message: 'Sending…', comment: 'Button of a form while sending' }) : children}
    </button>
  );
}
