import { useEffect, type RefObject } from 'react';
import { isChallenged } from '#components/forms/postForm.ts';

/** Starts to solve a challenge when the visitor focuses the form, so that it is solved when they send the form. */
export function useChallenge(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form || !isChallenged()) return;
    const prepare = () => {
      void import('./solvedChallenge.ts').then(({ prepareChallenge }) => prepareChallenge()).catch(() => {});
    };
    // The focus that triggered hydration may be in the form already.
    if (form.contains(document.activeElement)) return prepare();
    form.addEventListener('focusin', prepare, { once: true });
    return () => form.removeEventListener('focusin', prepare);
  }, [within]);
}
