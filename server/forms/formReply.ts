import type { MessageDescriptor } from '@lingui/core';
import type { Context } from 'koa';
import type { Locale } from '#locales/locales.ts';
import type { FormResponse } from '#schema/formResponse.ts';
import { say } from '#server/lib/translate.ts';
import type { Poster } from './readFormPost.ts';

/** What a form is told. */
export type FormReply = {
  httpStatus: number;
  /** Names what happened to the page's script. */
  status: string;
  locale: Locale;
  /** Why it was refused; absent: it was taken. */
  message?: MessageDescriptor | undefined;
  /** Why single fields were refused, by their names. */
  fields?: Map<string, MessageDescriptor> | undefined;
  retryAfterSeconds?: number | undefined;
  /** The path that a form without a script is led to. Absent: it gets what a script gets. */
  page?: string | undefined;
};

/** No reply about what somebody sent is stored, indexed, or named to another site. */
export function setPrivateHeaders(ctx: Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}

/** Leads a form without a script to its page, and tells everybody else in JSON, in the reply's language. */
export function sendFormReply(ctx: Context, poster: Poster, reply: FormReply): void {
  setPrivateHeaders(ctx);
  if (poster === 'form' && reply.page !== undefined) {
    ctx.status = 303;
    ctx.redirect(reply.page);
    return;
  }
  const { httpStatus, status, locale, message, fields, retryAfterSeconds } = reply;
  ctx.status = httpStatus;
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  const said = [...(fields ?? [])].map(([name, text]) => [name, say(locale, text)]);
  ctx.body = {
    success: message === undefined,
    status,
    ...(message && {
      data: { message: say(locale, message), ...(fields && { fields: Object.fromEntries(said) }) },
    }),
  } satisfies FormResponse;
}
