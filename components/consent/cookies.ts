import { msg } from '@lingui/core/macro';
import { localeCookie } from '#locales/routing.ts';
import { dayMs, secondMs } from '#schema/durations.ts';
import { googleCookieMonths, plausibleIgnoreKey, type AnalyticsSettings } from '#schema/analytics.ts';
import type { ChatProvider, ChatSettings } from '#schema/chat.ts';
import { analyticsCategory, chatCategory, ownCookies, type CookieCategory } from '#brand/consent.ts';
import { consentCookie } from './consentCookie.ts';
import type { CookieEntry } from '#schema/cookies.ts';
import { currencies, zones } from '#components/content/currencies.ts';
import { priceStorageKeys } from '#components/pricing/priceStorageKeys.ts';

type Cookie = CookieEntry<CookieCategory>;

const priceChoices = {
  currency: msg({ message: 'Remembers the currency of our prices' }),
  zone: msg({ message: 'Remembers the zone of our prices' }),
};
/** Choices that price lists offer: there is none for a single currency or zone. */
const offeredChoices = [
  ...(currencies.length > 1 ? (['currency'] as const) : []),
  ...(zones.length > 1 ? (['zone'] as const) : []),
];
const visitor = msg({ message: 'Recognises you in the support chat' });
const conversation = msg({ message: 'Remembers your conversation in the support chat' });

const cookiesOfSite: readonly Cookie[] = [
  {
    name: localeCookie.name,
    category: 'necessary',
    purpose: msg({ message: 'Remembers your language' }),
    lifetime: { amount: (localeCookie.maxAgeSeconds * secondMs) / dayMs, unit: 'day' },
  },
  {
    name: consentCookie.name,
    category: 'necessary',
    purpose: msg({ message: 'Remembers your cookie choice and when you made it' }),
    lifetime: { amount: consentCookie.lifetimeDays, unit: 'day' },
  },
  ...offeredChoices.map((choice): Cookie => ({
    name: priceStorageKeys[choice],
    category: 'necessary',
    purpose: priceChoices[choice],
    lifetime: undefined,
  })),
];

const month = (amount: number) => ({ amount, unit: 'month' }) as const;

/** Cookies of the chat providers, from their documentation. */
const chatCookies: Record<ChatProvider, readonly Cookie[]> = {
  hubspot: [
    { name: 'messagesUtk', category: chatCategory, purpose: conversation, lifetime: month(6) },
    { name: 'hubspotutk', category: chatCategory, purpose: visitor, lifetime: month(6) },
    { name: '__hstc', category: chatCategory, purpose: visitor, lifetime: month(6) },
    {
      name: '__hssc',
      category: chatCategory,
      purpose: conversation,
      lifetime: { amount: 30, unit: 'minute' },
    },
  ],
  intercom: [
    { name: 'intercom-id-*', category: chatCategory, purpose: visitor, lifetime: month(9) },
    { name: 'intercom-device-id-*', category: chatCategory, purpose: visitor, lifetime: month(9) },
    {
      name: 'intercom-session-*',
      category: chatCategory,
      purpose: conversation,
      lifetime: { amount: 7, unit: 'day' },
    },
  ],
  generic: [],
};

const reader = msg({ message: 'Recognises your browser on your next visit, to count visitors' });
const visit = msg({ message: 'Groups the pages you view in one visit' });

/** Returns the cookies of an analytics tool, from its documentation. */
function analyticsCookies({ tool, setsCookies, requiresConsent }: AnalyticsSettings): readonly Cookie[] {
  const category = analyticsCategory;
  if (tool === 'plausible' && requiresConsent) {
    const purpose = msg({ message: 'Remembers that you don’t want your visits counted' });
    return [{ name: plausibleIgnoreKey, category: 'necessary', purpose, lifetime: undefined }];
  }
  if (!setsCookies) return [];
  if (tool === 'ga4')
    return [
      { name: '_ga', category, purpose: reader, lifetime: month(googleCookieMonths) },
      { name: '_ga_*', category, purpose: visit, lifetime: month(googleCookieMonths) },
    ];
  return [
    { name: '_pk_id*', category, purpose: reader, lifetime: month(13) },
    { name: '_pk_ses*', category, purpose: visit, lifetime: { amount: 30, unit: 'minute' } },
  ];
}

/** Returns whether visitors have a choice: there is an optional cookie, or a tool that waits for consent. */
export function hasConsentQuestion(tools: Parameters<typeof siteCookies>[0]): boolean {
  return (
    tools.chat?.requiresConsent === true ||
    tools.analytics?.requiresConsent === true ||
    siteCookies(tools).some(({ category }) => category !== 'necessary')
  );
}

/** Returns every cookie of the site, for the cookie settings and the cookie policy. */
export function siteCookies({
  analytics,
  chat,
}: {
  analytics?: AnalyticsSettings | undefined;
  chat?: ChatSettings | undefined;
}): readonly Cookie[] {
  return [
    ...cookiesOfSite,
    ...(chat === undefined ? [] : chatCookies[chat.provider]),
    ...(analytics === undefined ? [] : analyticsCookies(analytics)),
    ...ownCookies,
  ];
}
