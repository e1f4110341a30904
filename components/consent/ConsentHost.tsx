import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { usePage } from '../site/usePage.ts';
import { whenIdle } from '../site/whenIdle.ts';
import { readConsent } from './consentCookie.ts';

/** Asks for consent where there was no choice yet, once the page has nothing better to do (specification 1). */
export function ConsentHost() {
  const { i18n } = useLingui();
  const { chat } = usePage().data;

  useEffect(() => {
    if (readConsent(document.cookie) !== undefined) return;
    return whenFree(() => {
      void import('./consentDialog.ts').then(({ askForConsent }) => askForConsent({ i18n, chat }));
    });
  }, [i18n, chat]);

  return null;
}

/** Calls back once the page is idle and nobody is in the middle of a form: the question takes the focus. */
function whenFree(callback: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(() => {
      if (!isInForm()) return callback();
      document.addEventListener('focusout', wait, { once: true });
      cancel = () => document.removeEventListener('focusout', wait);
    });
  };
  wait();
  return () => cancel();
}

function isInForm(): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
