import type { Context } from 'koa';
import type { FormRefusal, FormResponse } from '#schema/formResponse.ts';
import type { Logger } from '#server/logger.ts';
import type { PostLimits } from './postLimits.ts';
import { readFormPost, emptyPost, type FormBody, type FormPost, type ClientKind } from './readFormPost.ts';
import type { Reception } from './uploads/uploadFolder.ts';
import { requireSameOrigin } from '#server/lib/requireSameOrigin.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import { translate } from '#server/lib/translate.ts';
import { msg } from '#locales/msg.ts';
import type { Text } from '#schema/text.ts';
import { HttpError } from '#server/errors.ts';
import type { CheckChallenge } from './challengeRouter.ts';

/** Dependencies of every form. */
export type FormDeps = {
  limits: PostLimits;
  /** Check for the forms that bots would misuse. */
  checkChallenge: CheckChallenge;
  /** Origin of the site. If absent, submissions must come from the host that they are sent to. */
  siteUrl: string | undefined;
  /** Notifies the caller that a mail may have been queued. */
  onQueued: () => void;
  logger: Logger;
};

export type Form = FormBody & {
  /**
   * Whether submissions from other sites are rejected. Forms with a token do not need this, because other sites do not
   * know the token. They cannot use it either: their pages send no referrer, so browsers send `Origin: null`.
   */
  checksOrigin: boolean;
  handle: (ctx: Context, post: FormPost) => Promise<FormReply>;
  reject: (
    ctx: Context,
    post: FormPost,
    refusal: { status: FormRefusal; retryAfterSeconds?: number },
  ) => FormReply;
};

/**
 * Creates the handler of a form, which checks origin and rate limit, reads the body and the language, and then applies
 * the form's own rules.
 */
export function handleForm(deps: FormDeps, form: Form): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    let post = emptyPost(ctx, form);
    let reply: FormReply;
    let files: Reception | undefined;
    try {
      if (form.checksOrigin) requireSameOrigin(ctx, deps.siteUrl);
      const retryAfterSeconds = form.takesOneClick ? undefined : await deps.limits.countPost(ctx.ip);
      if (retryAfterSeconds === undefined) {
        post = await readFormPost(ctx, form, (reception) => (files = reception));
        reply = await form.handle(ctx, post);
      } else {
        reply = form.reject(ctx, post, { status: 'limited', retryAfterSeconds });
      }
    } catch (error) {
      const status = formRefusal(error);
      if (status === 'unavailable') {
        const { requestId } = ctx.state;
        deps.logger.error({ error, requestId, path: ctx.path }, 'form submission failed');
      }
      const canRetryLater = status === 'unavailable' || status === 'limited';
      reply = form.reject(ctx, post, {
        status,
        ...(canRetryLater && { retryAfterSeconds: retryAfterSecondsOf(error) }),
      });
    }
    await removeFiles(files, deps.logger);
    sendReply(ctx, post.clientKind, reply);
    deps.onQueued();
  };
}

/** Removes the files of a post. The next sweep removes any that are left behind. */
async function removeFiles(files: Reception | undefined, logger: Logger): Promise<void> {
  await files
    ?.cleanUp()
    .catch((error: unknown) => logger.warn({ error }, 'uploaded files could not be removed'));
}

/** Response to a form. */
export type FormReply = {
  httpStatus: number;
  /** Outcome, for the page's script. */
  status: string;
  locale: Locale;
  /** Reason for the rejection; absent if the form was accepted. */
  message?: Text | undefined;
  /** Errors of single fields, by field name. */
  fields?: Map<string, Text> | undefined;
  retryAfterSeconds?: number | undefined;
  /** Data that the client-side script receives on success. */
  data?: { page?: string; download?: string } | undefined;
  /** Path to which a form without JavaScript is redirected. If absent, it gets the JSON response. */
  page?: string | undefined;
};

/** Forbids caching and indexing the response to personal input, and sending its URL to other sites. */
export function setPrivateHeaders(ctx: Context): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
}

/** Redirects a form without JavaScript to its page. Responds to all other clients with JSON in the reply's language. */
function sendReply(ctx: Context, clientKind: ClientKind, reply: FormReply): void {
  setPrivateHeaders(ctx);
  if (clientKind === 'form' && reply.page !== undefined) {
    ctx.status = 303;
    ctx.redirect(reply.page);
    return;
  }
  const { httpStatus, status, locale, message, fields, retryAfterSeconds, data } = reply;
  ctx.status = httpStatus;
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  const messages = [...(fields ?? [])].map(([name, text]) => [name, translate(locale, text)]);
  ctx.body = {
    success: message === undefined,
    status,
    ...(data && { data }),
    ...(message && {
      data: { message: translate(locale, message), ...(fields && { fields: Object.fromEntries(messages) }) },
    }),
  } satisfies FormResponse;
}

/** Returns the number of seconds after which a rejected form may be posted again. */
function retryAfterSecondsOf(error: unknown): number {
  return (error instanceof HttpError && Number(error.headers['Retry-After'])) || 60;
}

/** Messages that all forms share; each has its own message for `unavailable`. */
export const formRefusalMessages = {
  malformed: msg({ message: 'We couldn’t read the form. Please reload the page and try again.' }),
  cross_site: msg({
    message: 'This form can only be sent from our website. Please open it there and try again.',
  }),
  too_large: msg({
    message: 'That’s too much for this form. Please shorten your text or choose smaller files.',
  }),
  too_slow: msg({
    message:
      'Your connection is too slow for these files. Please try again with a better connection or smaller files.',
    comment: 'A form whose files upload too slowly',
  }),
  unsupported_media_type: msg({
    message: 'We can’t read the format this form was sent in. Please reload the page and try again.',
  }),
  challenge_missing: msg({
    message:
      'Our spam check didn’t run in your browser. Please turn on JavaScript and try again, or reach us at {contact}.',
    comment: 'A form while spam protection is on; the placeholder is an email address or a phone number',
  }),
  challenge_failed: msg({
    message:
      'The spam check for this form has expired. Please send the form again, or reach us at {contact}.',
    comment: 'A form while spam protection is on; the placeholder is an email address or a phone number',
  }),
  form_expired: msg({
    message:
      'This form was open for too long, so it wasn’t sent. Your text is still here: copy it, reload the page and send it again.',
  }),
  limited: msg({
    message: 'Too many attempts. Please wait a few minutes and try again.',
    comment: 'Too many form posts from one network',
  }),
} satisfies Record<Exclude<FormRefusal, 'unavailable'>, MessageDescriptor>;

/** Returns the reason for a rejection from an error: `unavailable` unless the visitor can act on it. */
function formRefusal(error: unknown): FormRefusal {
  if (!(error instanceof HttpError)) return 'unavailable';
  if (error.code === 'too_slow') return 'too_slow';
  if (error.status === 429) return 'limited';
  if (error.status === 403) return 'cross_site';
  if (error.status === 410) return 'form_expired';
  if (error.status === 413) return 'too_large';
  if (error.status === 415) return 'unsupported_media_type';
  return error.status === 400 ? 'malformed' : 'unavailable';
}

/**
 * Returns the path of the page that posted. Removes the query, which may contain anything. Returns `null` if the
 * browser sends no referrer, or that of another site. Never returns a path that browsers would resolve to another site.
 */
export function postingPage(ctx: Context, siteUrl: string | undefined): string | null {
  const pathname = postingAddress(ctx, siteUrl)?.pathname ?? '';
  return /^\/(?![/\\])/.test(pathname) ? pathname.slice(0, 300) : null;
}

function postingAddress(ctx: Context, siteUrl: string | undefined): URL | undefined {
  const referer = ctx.get('referer');
  if (!URL.canParse(referer)) return undefined;
  const address = new URL(referer);
  return address.host === (siteUrl === undefined ? ctx.host : new URL(siteUrl).host) ? address : undefined;
}

const campaignParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const maxCampaignLength = 100;

/**
 * Returns the `utm_…` parameters of the page that posted, by the part after the underscore; `undefined` if there are
 * none. Reads them from the page's URL; nothing is stored in the browser.
 */
export function postingCampaign(
  ctx: Context,
  siteUrl: string | undefined,
): Record<string, string> | undefined {
  const search = postingAddress(ctx, siteUrl)?.searchParams;
  const entries = campaignParameters.flatMap((name) => {
    const value =
      search
        ?.get(`utm_${name}`)
        ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim() ?? '';
    return value === '' ? [] : [[name, value.slice(0, maxCampaignLength)] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
