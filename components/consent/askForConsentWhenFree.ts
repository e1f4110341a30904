import type { I18n } from '@lingui/core';
import type { ChatSettings } from '#schema/chat.ts';
import { whenIdle } from '../site/whenIdle.ts';
import { readConsent } from './consentCookie.ts';

/**
 * Asks for consent where there was no choice yet, once the page has nothing better to do and nobody is in the middle of
 * a form: the question takes the focus (specification 1). Asked again on a page in another language, it changes its own.
 */
export function askForConsentWhenFree(page: {
  loadI18n: () => Promise<I18n>;
  chat: ChatSettings | undefined;
}): void {
  cancel();
  if (readConsent(document.cookie) !== undefined) return;
  cancel = whenFree(() => void ask(page));
}

let cancel = () => {};

async function ask({ loadI18n, chat }: Parameters<typeof askForConsentWhenFree>[0]): Promise<void> {
  const [i18n, { askForConsent }] = await Promise.all([loadI18n(), import('./consentDialog.ts')]);
  await askForConsent({ i18n, chat });
}

function whenFree(callback: () => void): () => void {
  let stopWaiting = () => {};
  const wait = () => {
    stopWaiting = whenIdle(() => {
      if (!isInForm()) return callback();
      document.addEventListener('focusout', wait, { once: true });
      stopWaiting = () => document.removeEventListener('focusout', wait);
    });
  };
  wait();
  return () => stopWaiting();
}

function isInForm(): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
