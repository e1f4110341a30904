import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { FormResponse } from '#schema/formResponse.ts';
import { announceSent } from '#components/form-challenge/announceSent.ts';
import { postForm } from '#components/form-challenge/postForm.ts';

export type SubscriptionOutcome =
  | { status: 'subscribed' | 'already_subscribed' }
  /** The server's own words, in the page's language, where it had any. */
  | { status: 'failed'; message: string | undefined };

export type SubscriptionRequest = {
  emailAddress: string;
  locale: Locale;
  /** What stands in the field that people do not see. */
  website: string;
  /** The names of the boxes that are ticked. */
  ticked: readonly string[];
};

export type PostSubscription = (wish: SubscriptionRequest) => Promise<SubscriptionOutcome>;

/** Sends one address; whatever fails is an outcome. */
export const postSubscription: PostSubscription = async ({ emailAddress, locale, website, ticked }) => {
  try {
    const boxes = Object.fromEntries(ticked.map((name) => [name, 'yes']));
    const wish = { ...boxes, emailAddress, name: emailAddress, locale, website };
    const { isOk, content } = await postForm('/api/newsletter', wish);
    const { success, status, data } = v.parse(FormResponse, content);
    if (!isOk || !success) return { status: 'failed', message: data?.message || undefined };
    if (status === 'already_subscribed') return { status };
    announceSent('newsletter');
    return { status: 'subscribed' };
  } catch {
    return { status: 'failed', message: undefined };
  }
};
