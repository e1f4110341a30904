import type { Context } from 'koa';
import type { Locale } from '#locales/locales.ts';
import { newsletterStatuses, type NewsletterResponse, type NewsletterStatus } from '#schema/newsletter.ts';
import { retryUnavailableSeconds } from '#server/http/formRefusal.ts';
import { say } from '#server/say.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { newsletterPagePath, type NewsletterPage } from './newsletterUrls.ts';
import type { Poster } from './newsletterPost.ts';

export type NewsletterAnswer = {
  status: NewsletterStatus;
  locale: Locale;
  retryAfterSeconds?: number;
  /** Where a form without a script is led. Absent: nobody but a program gets here. */
  page?: { page: NewsletterPage; token?: string; result?: string };
};

/** No answer about a subscription is stored, indexed, or named to another site. */
export function setPrivateHeaders(ctx: Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}

export function send(ctx: Context, poster: Poster, answer: NewsletterAnswer): void {
  setPrivateHeaders(ctx);
  if (poster === 'form' && answer.page) {
    const { page, ...query } = answer.page;
    ctx.status = 303;
    ctx.redirect(newsletterPagePath(page, answer.locale, query));
    return;
  }
  ctx.status = newsletterStatuses[answer.status];
  const wait =
    answer.retryAfterSeconds ?? (answer.status === 'unavailable' ? retryUnavailableSeconds : undefined);
  if (wait !== undefined) ctx.set('Retry-After', String(wait));
  const text = newsletterMessages[answer.status];
  ctx.body = {
    success: text === undefined,
    status: answer.status,
    ...(text === undefined ? {} : { data: { message: say(answer.locale, text) } }),
  } satisfies NewsletterResponse;
}
