import type { ChatSettings } from '#schema/chat.ts';
import { chatAdapters } from './providers.ts';

/** Delay between attempts to open a chat whose script has not loaded yet, and the number of attempts. */
export const chatRetryMs = 1000;
export const chatRetries = 30;

export type Chat = {
  /** Opens the chat as soon as possible; asks for consent first if it is required and missing. */
  open: () => void;
  stop: () => void;
};

/**
 * Adds the chat's script once it is allowed. Calls `onMissing` if the visitor opens the chat while it is unavailable.
 */
export function startChat(
  { provider, scriptUrl, requiresConsent }: ChatSettings,
  consent: { isGiven: () => boolean; onChange: (callback: () => void) => () => void; ask: () => void },
  onMissing: () => void,
): Chat {
  const adapter = chatAdapters[provider];
  let isAdded = false;
  let waitsForConsent = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function addScript() {
    if (isAdded || (requiresConsent && !consent.isGiven())) return;
    isAdded = true;
    adapter.prepare(scriptUrl);
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    // The browser is offline or blocked the script. The next attempt to open the chat loads the script again.
    script.addEventListener('error', () => {
      isAdded = false;
      script.remove();
      if (retryTimer !== undefined) giveUp();
    });
    document.head.append(script);
  }

  function tryToOpen(retriesLeft: number) {
    retryTimer = undefined;
    if (adapter.open()) return;
    if (retriesLeft === 0) return giveUp();
    retryTimer = setTimeout(() => tryToOpen(retriesLeft - 1), chatRetryMs);
  }

  function giveUp() {
    clearTimeout(retryTimer);
    retryTimer = undefined;
    onMissing();
  }

  function open() {
    addScript();
    if (!isAdded) {
      waitsForConsent = true;
      consent.ask();
    } else if (retryTimer === undefined) {
      tryToOpen(chatRetries);
    }
  }

  addScript();
  const endListening = consent.onChange(() => {
    addScript();
    if (isAdded && waitsForConsent) {
      waitsForConsent = false;
      open();
    }
  });
  return {
    open,
    stop() {
      clearTimeout(retryTimer);
      endListening();
    },
  };
}
