import { useEffect, type RefObject } from 'react';
import { isChallenged } from './postForm.ts';

/** Begins what the site may ask of a browser as soon as somebody is at the form, so that it is done when they are. */
export function useChallenge(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form || !isChallenged()) return;
    const prepare = () => {
      void import('./solvedChallenge.ts').then(({ prepareChallenge }) => prepareChallenge()).catch(() => {});
    };
    // The focus that woke the form is in it already.
    if (form.contains(document.activeElement)) return prepare();
    form.addEventListener('focusin', prepare, { once: true });
    return () => form.removeEventListener('focusin', prepare);
  }, [within]);
}
