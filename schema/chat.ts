/** The support chats that the site can open. `generic` is any script that defines `window.openChat`. */
export const chatProviders = ['hubspot', 'intercom', 'generic'] as const;
export type ChatProvider = (typeof chatProviders)[number];

/** What the browser must know to show the chat; absent where there is none. */
export type ChatSettings = {
  provider: ChatProvider;
  scriptUrl: string;
  /** The script waits until the visitor allows preferences. */
  requiresConsent: boolean;
};

/** Where a provider's script loads the rest of itself from. */
const furtherSources: Record<ChatProvider, readonly string[]> = {
  hubspot: [
    'https://*.hs-scripts.com',
    'https://*.hubspot.com',
    'https://*.hubspotusercontent.com',
    'https://*.usemessages.com',
    'https://*.hs-banner.com',
    'https://*.hs-analytics.net',
  ],
  intercom: [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercomcdn.com',
    'https://*.intercomassets.com',
  ],
  generic: [],
};

/** Everything the site's policy must let in for the chat to work. */
export function chatOrigins(chat: ChatSettings | undefined): string[] {
  return chat === undefined ? [] : [new URL(chat.scriptUrl).origin, ...furtherSources[chat.provider]];
}
