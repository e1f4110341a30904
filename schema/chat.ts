/** Supported chat providers. `generic` is any script that defines `window.openChat`. */
export const chatProviders = ['hubspot', 'intercom', 'generic'] as const;
export type ChatProvider = (typeof chatProviders)[number];

/** Settings with which the browser loads the chat; absent if none is configured. */
export type ChatSettings = {
  provider: ChatProvider;
  scriptUrl: string;
  /** Whether the script waits until the visitor allows preferences. */
  requiresConsent: boolean;
};

/** Directives of the Content-Security-Policy, with helmet's names. */
type Directive =
  'scriptSrc' | 'styleSrc' | 'imgSrc' | 'fontSrc' | 'mediaSrc' | 'connectSrc' | 'frameSrc' | 'formAction';

export type ChatSources = Partial<Record<Directive, readonly string[]>>;

/**
 * Sources that a provider's script needs in addition to its own origin. Script hosts are listed individually, because
 * other hosts on the same domains serve third-party uploads. Both providers insert style elements.
 */
const furtherSources: Record<ChatProvider, ChatSources> = {
  // HubSpot publishes no list of hosts. They differ by region (`js`, `js-eu1`).
  hubspot: {
    scriptSrc: [
      'https://*.hs-scripts.com',
      'https://*.usemessages.com',
      'https://*.hs-banner.com',
      'https://*.hs-analytics.net',
      'https://*.hscollectedforms.net',
      'https://js.hubspot.com',
      'https://js-eu1.hubspot.com',
    ],
    styleSrc: ["'unsafe-inline'"],
    imgSrc: [
      'https://*.hubspot.com',
      'https://*.hsforms.com',
      'https://*.hubspotusercontent-na1.net',
      'https://*.hubspotusercontent-eu1.net',
    ],
    connectSrc: [
      'https://*.hubspot.com',
      'https://*.hubapi.com',
      'https://*.hsforms.com',
      'https://*.hs-banner.com',
      'https://*.hscollectedforms.net',
    ],
    frameSrc: ['https://*.hubspot.com'],
  },
  // https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
  intercom: {
    scriptSrc: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    styleSrc: ["'unsafe-inline'"],
    imgSrc: [
      'blob:',
      'https://*.intercom.io',
      'https://*.intercomcdn.com',
      'https://*.intercomcdn.eu',
      'https://*.intercomassets.com',
      'https://*.intercomassets.eu',
      'https://*.intercomusercontent.com',
      'https://*.intercom-attachments.com',
      'https://*.intercom-attachments.eu',
      ...Array.from({ length: 9 }, (_, index) => `https://*.intercom-attachments-${index + 1}.com`),
    ],
    fontSrc: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    mediaSrc: ['https://*.intercomcdn.com', 'https://*.intercomcdn.eu'],
    connectSrc: [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://*.intercomcdn.com',
      'https://*.intercomcdn.eu',
      'https://*.intercomusercontent.com',
    ],
    frameSrc: [
      'https://intercom-sheets.com',
      'https://www.intercom-reporting.com',
      'https://www.youtube.com',
      'https://player.vimeo.com',
      'https://fast.wistia.net',
    ],
    formAction: ['https://intercom.help', 'https://*.intercom.io'],
  },
  generic: {},
};

/** Returns the sources that the Content-Security-Policy must allow for the chat, by directive. */
export function chatSources(chat: ChatSettings | undefined): ChatSources {
  if (chat === undefined) return {};
  const {
    scriptSrc = [],
    imgSrc = [],
    connectSrc = [],
    frameSrc = [],
    ...others
  } = furtherSources[chat.provider];
  const { origin } = new URL(chat.scriptUrl);
  return {
    ...others,
    scriptSrc: unique(origin, scriptSrc),
    imgSrc: unique(origin, imgSrc),
    connectSrc: unique(origin, connectSrc),
    frameSrc: unique(origin, frameSrc),
  };
}

function unique(origin: string, sources: readonly string[]): string[] {
  return [...new Set([origin, ...sources])];
}
