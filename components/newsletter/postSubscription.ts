import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { FormResponse } from '#schema/formResponse.ts';

export type SubscriptionOutcome =
  | { status: 'subscribed' | 'already_subscribed' }
  /** The server's own words, in the page's language, where it had any. */
  | { status: 'failed'; message: string | undefined };

export type SubscriptionWish = {
  emailAddress: string;
  locale: Locale;
  /** What stands in the field that people do not see. */
  website: string;
};

export type PostSubscription = (wish: SubscriptionWish) => Promise<SubscriptionOutcome>;

const patienceMs = 20_000;

/** Sends one address. A request with a body is never repeated; whatever fails is an outcome. */
export const postSubscription: PostSubscription = async ({ emailAddress, locale, website }) => {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ emailAddress, name: emailAddress, locale, website }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { success, status, data } = v.parse(FormResponse, await response.json());
    if (!response.ok || !success) return { status: 'failed', message: data?.message || undefined };
    return { status: status === 'already_subscribed' ? status : 'subscribed' };
  } catch {
    return { status: 'failed', message: undefined };
  }
};
