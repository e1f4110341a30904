import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { button } from '#styled/recipes';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';

/** Sends a form; keeps its colour and shows a ring while it does. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    // Not disabled while it sends: that would throw the focus out of the form.
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
