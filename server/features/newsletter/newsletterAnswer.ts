import type { Locale } from '#locales/locales.ts';
import { newsletterStatuses, type NewsletterStatus } from '#schema/newsletter.ts';
import type { FormReply } from '#server/http/formReply.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { newsletterPagePath, type NewsletterPage } from './newsletterUrls.ts';

export type NewsletterAnswer = {
  status: NewsletterStatus;
  locale: Locale;
  retryAfterSeconds?: number | undefined;
  /** Where a form without a script is led. Absent: nobody but a program gets here. */
  page?: { page: NewsletterPage; token?: string; result?: string };
};

/** How an answer is told. */
export function newsletterReply({ status, locale, retryAfterSeconds, page }: NewsletterAnswer): FormReply {
  const { page: name, ...query } = page ?? {};
  return {
    httpStatus: newsletterStatuses[status],
    status,
    locale,
    retryAfterSeconds,
    message: newsletterMessages[status],
    page: name && newsletterPagePath(name, locale, query),
  };
}
