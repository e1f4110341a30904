import { chatProviders, type ChatSettings } from '#schema/chat.ts';

/** How the server hands the chat's settings to the browser: on an element of the page, absent where there is no chat. */
export function chatAttributes({ provider, scriptUrl, requiresConsent }: ChatSettings) {
  return {
    'data-chat': provider,
    'data-chat-script': scriptUrl,
    'data-chat-consent': requiresConsent ? '' : undefined,
  };
}

/** The settings of the page's chat; undefined where there is none. */
export function readChatSettings(): ChatSettings | undefined {
  const { chat, chatScript, chatConsent } = document.querySelector<HTMLElement>('[data-chat]')?.dataset ?? {};
  const provider = chatProviders.find((name) => name === chat);
  if (provider === undefined || chatScript === undefined) return undefined;
  return { provider, scriptUrl: chatScript, requiresConsent: chatConsent !== undefined };
}
