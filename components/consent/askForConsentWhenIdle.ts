import type { I18n } from '@lingui/core';
import type { ChatSettings } from '#schema/chat.ts';
import { whenIdle } from '../site/whenIdle.ts';
import { readConsent } from './consentCookie.ts';

/**
 * Asks for consent where there was no choice yet, once the page has nothing better to do. Asked again on a page in
 * another language, it changes its own.
 */
export function askForConsentWhenIdle(page: {
  loadI18n: () => Promise<I18n>;
  chat: ChatSettings | undefined;
}): void {
  cancel();
  if (readConsent(document.cookie) !== undefined) return;
  cancel = whenIdle(() => void ask(page));
}

let cancel = () => {};

async function ask({ loadI18n, chat }: Parameters<typeof askForConsentWhenIdle>[0]): Promise<void> {
  const [i18n, { askForConsent }] = await Promise.all([loadI18n(), import('./consentDialog.ts')]);
  await askForConsent({ i18n, chat });
}
