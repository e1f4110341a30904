import type { Locale } from '#locales/locales.ts';
import { newsletterStatuses, type NewsletterStatus } from '#schema/newsletter.ts';
import type { FormReply } from '#server/forms/formReply.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { newsletterPagePath, type NewsletterPage } from './newsletterUrls.ts';

export type NewsletterAnswer = {
  status: NewsletterStatus;
  locale: Locale;
  retryAfterSeconds?: number | undefined;
  /** What its words name. */
  values?: Record<string, string>;
  /** Where a form without a script is led. Absent: nobody but a program gets here. */
  page?: { page: NewsletterPage; token?: string; result?: string };
};

/** How an answer is told. */
export function newsletterReply(answer: NewsletterAnswer): FormReply {
  const { status, locale, retryAfterSeconds, values, page } = answer;
  const message = newsletterMessages[status];
  const { page: name, ...query } = page ?? {};
  return {
    httpStatus: newsletterStatuses[status],
    status,
    locale,
    retryAfterSeconds,
    message: message && { ...message, ...(values && { values }) },
    page: name && newsletterPagePath(name, locale, query),
  };
}
