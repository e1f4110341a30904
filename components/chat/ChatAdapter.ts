import { chatProviders, type ChatSettings } from '#schema/chat.ts';

/** Adapter of one chat provider. */
export type ChatAdapter = {
  /** Sets globals that the script reads when it starts. */
  prepare: (scriptUrl: string) => void;
  /** Opens the chat. Returns `false` if its script has not loaded yet. */
  open: () => boolean;
};

/** URL fragment that opens the chat, and ID of the element with the chat's settings. */
export const chatId = 'openchat';

/** Returns the attributes with which the server passes the chat's settings to the browser. */
export function chatAttributes({ provider, scriptUrl, requiresConsent }: ChatSettings) {
  return {
    'data-chat': provider,
    'data-chat-script': scriptUrl,
    'data-chat-consent': requiresConsent ? '' : undefined,
  };
}

/** Returns the settings of the page's chat; `undefined` if it has none. */
export function readChatSettings({ chat, chatScript, chatConsent }: DOMStringMap): ChatSettings | undefined {
  const provider = chatProviders.find((name) => name === chat);
  if (provider === undefined || chatScript === undefined) return undefined;
  return { provider, scriptUrl: chatScript, requiresConsent: chatConsent !== undefined };
}
