import { chatCategory } from '#brand/consent.ts';
import { allows, onConsentChange } from '#components/consent/consentCookie.ts';
import { openCookieSettings } from '#components/consent/openCookieSettings.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { onPrerenderActivated, whenIdle } from '#components/page/pageLifecycle.ts';
import type { Chat } from './startChat.ts';
import { chatId, readChatSettings } from './ChatAdapter.ts';

const chatHash = `#${chatId}`;
/** The open-chat action: any script may send it to the window. */
const openChatEvent = 'site:open-chat';

/**
 * Starts the support chat once the page is ready and shown, and opens it for `#openchat`, in the address or pressed, and
 * for the open-chat action.
 */
export function startSupportChat(): void {
  const line = document.getElementById(chatId);
  const settings = readChatSettings(line?.dataset ?? {});
  if (line === null || settings === undefined) return;
  line.remove();
  let chat: Promise<Chat> | undefined;
  const start = async () => {
    const { startChat } = await import('./startChat.ts');
    return startChat(
      settings,
      {
        isGiven: () => allows(chatCategory),
        onChange: onConsentChange,
        ask: () => void openCookieSettings(chatCategory),
      },
      tellOfMissing,
    );
  };
  /** Until the visitor goes on with something else. */
  const tellOfMissing = () => {
    if (!navigator.onLine) return showConnectionNotice(open);
    line.style.display = 'block';
    document.body.append(line);
    document.addEventListener('click', () => line.remove(), { once: true, capture: true });
  };
  /** What could not be had once is asked for again the next time. */
  const started = () => {
    chat ??= start();
    chat.catch(() => (chat = undefined));
    return chat;
  };
  const open = () =>
    void started().then(
      ({ open: openIt }) => openIt(),
      () => showConnectionNotice(open),
    );
  const openForHash = () => {
    if (window.location.hash === chatHash) open();
  };

  window.addEventListener('hashchange', openForHash);
  window.addEventListener(openChatEvent, open);
  document.addEventListener('click', ({ target }) => {
    // A second press of the same link changes no address.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === chatHash) openForHash();
  });
  const startIfAllowed = () => {
    if (!settings.requiresConsent || allows(chatCategory)) void started();
  };
  onPrerenderActivated(() => {
    openForHash();
    whenIdle(startIfAllowed);
    onConsentChange(startIfAllowed);
  });
}
