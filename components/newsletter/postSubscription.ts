import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { FormResponse } from '#schema/formResponse.ts';
import { announceSent } from '#components/forms/announceSent.ts';
import { postForm } from '#components/forms/postForm.ts';

export type SubscriptionOutcome =
  | { status: 'subscribed' | 'already_subscribed' }
  /** Message of the server in the page's language, if it sent one. */
  | { status: 'failed'; message: string | undefined };

export type SubscriptionRequest = {
  emailAddress: string;
  locale: Locale;
  /** Value of the honeypot, which visitors do not see. */
  website: string;
  /** Names of the ticked checkboxes. */
  ticked: readonly string[];
};

export type PostSubscription = (request: SubscriptionRequest) => Promise<SubscriptionOutcome>;

/** Posts a subscription. Never rejects: a failure is an outcome too. */
export const postSubscription: PostSubscription = async ({ emailAddress, locale, website, ticked }) => {
  try {
    const boxes = Object.fromEntries(ticked.map((name) => [name, 'yes']));
    // `name` repeats the address, see `SubscribeRequest`.
    const body = { ...boxes, emailAddress, name: emailAddress, locale, website };
    const { isOk, content } = await postForm('/api/newsletter', body);
    const { success, status, data } = v.parse(FormResponse, content);
    if (!isOk || !success) return { status: 'failed', message: data?.message || undefined };
    if (status === 'already_subscribed') return { status };
    announceSent('newsletter');
    return { status: 'subscribed' };
  } catch {
    return { status: 'failed', message: undefined };
  }
};
