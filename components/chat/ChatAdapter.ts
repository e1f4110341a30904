import { chatProviders, type ChatSettings } from '#schema/chat.ts';

/** How one provider's chat is prepared and opened. */
export type ChatAdapter = {
  /** What must stand in the page before the script runs. */
  prepare: (scriptUrl: string) => void;
  /** Opens the chat; false while its script is not there yet. */
  open: () => boolean;
};

/** What the address ends in where the chat is wanted, and what stands there for it until a script opens it. */
export const chatId = 'openchat';

/** How the server hands the chat's settings to the browser: on an element of the page, absent where there is no chat. */
export function chatAttributes({ provider, scriptUrl, requiresConsent }: ChatSettings) {
  return {
    'data-chat': provider,
    'data-chat-script': scriptUrl,
    'data-chat-consent': requiresConsent ? '' : undefined,
  };
}

/** The settings of a page's chat; undefined where there is none. */
export function readChatSettings({ chat, chatScript, chatConsent }: DOMStringMap): ChatSettings | undefined {
  const provider = chatProviders.find((name) => name === chat);
  if (provider === undefined || chatScript === undefined) return undefined;
  return { provider, scriptUrl: chatScript, requiresConsent: chatConsent !== undefined };
}
