import { chatCategory } from '#brand/consent.ts';
import { allows, onConsentChange } from '#components/consent/consentCookie.ts';
import { openCookieSettings } from '#components/consent/openCookieSettings.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { onPrerenderActivated, whenIdle } from '#components/page/pageLifecycle.ts';
import type { Chat } from './startChat.ts';
import { chatId, readChatSettings } from './ChatAdapter.ts';

const chatHash = `#${chatId}`;
/** Event that any script can dispatch on the window to open the chat. */
const openChatEvent = 'site:open-chat';

/**
 * Starts the support chat once the page is visible and idle, and opens it for `#openchat` in the URL, for links with
 * that fragment, and for the open-chat event.
 */
export function startSupportChat(): void {
  const notice = document.getElementById(chatId);
  const settings = readChatSettings(notice?.dataset ?? {});
  if (notice === null || settings === undefined) return;
  notice.remove();
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
      showNotice,
    );
  };
  /** Shows the notice until the next click. */
  const showNotice = () => {
    if (!navigator.onLine) return showConnectionNotice(open);
    notice.style.display = 'block';
    document.body.append(notice);
    document.addEventListener('click', () => notice.remove(), { once: true, capture: true });
  };
  /** Returns the chat. Starts it first if it was not started yet, or if the last start failed. */
  const onStarted = () => {
    chat ??= start();
    chat.catch(() => (chat = undefined));
    return chat;
  };
  const open = () =>
    void onStarted().then(
      (startedChat) => startedChat.open(),
      () => showConnectionNotice(open),
    );
  const openForHash = () => {
    if (window.location.hash === chatHash) open();
  };

  window.addEventListener('hashchange', openForHash);
  window.addEventListener(openChatEvent, open);
  document.addEventListener('click', ({ target }) => {
    // A second click on the same link causes no `hashchange`.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === chatHash) openForHash();
  });
  const startIfAllowed = () => {
    if (!settings.requiresConsent || allows(chatCategory)) void onStarted();
  };
  onPrerenderActivated(() => {
    openForHash();
    whenIdle(startIfAllowed);
    onConsentChange(startIfAllowed);
  });
}
