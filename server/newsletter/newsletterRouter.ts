import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FormRefusal } from '#schema/formResponse.ts';
import type { FormPost } from '#server/forms/readFormPost.ts';
import { requestLocale } from '#server/lib/requestLocale.ts';
import {
  handleForm,
  setPrivateHeaders,
  type FormReply,
  formRefusalMessages,
} from '#server/forms/handleForm.ts';
import {
  createHandlers,
  type Handler,
  type NewsletterOutcome,
  type NewsletterDeps,
} from './newsletterHandlers.ts';
import { newsletterStatuses, type NewsletterStatus } from '#schema/newsletter.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { describeToken } from './tokenState.ts';
import { newsletterPagePath, newsletterPages } from './tokens.ts';

const bodyLimitBytes = 4096;

/**
 * Creates the router for sign-up, confirmation and unsubscribing. Every change requires a POST: link scanners follow
 * links, so the linked pages change nothing.
 */
export function createNewsletterRouter(deps: NewsletterDeps): Router {
  const router = new Router();
  const handlers = createHandlers(deps);
  const post = (path: string, handler: Handler, rules: { checksOrigin?: true; takesOneClick?: true } = {}) =>
    router.post(
      path,
      handleForm(deps, {
        bodyLimitBytes,
        checksOrigin: rules.checksOrigin ?? false,
        takesOneClick: rules.takesOneClick ?? false,
        handle: async (ctx, form) => newsletterReply(await handler(ctx, form)),
        reject: rejectionReply,
      }),
    );

  post('/api/newsletter', handlers.subscribe, { checksOrigin: true });
  post('/api/newsletter/resend', handlers.resend);
  post('/api/newsletter/resubscribe', handlers.resubscribe);
  for (const path of ['/api/newsletter/confirm', ...inEveryLanguage(newsletterPages.confirm)]) {
    post(path, handlers.confirm);
  }
  for (const path of ['/api/newsletter/unsubscribe', ...inEveryLanguage(newsletterPages.unsubscribe)]) {
    post(path, handlers.leave, { takesOneClick: true });
  }

  for (const path of ['/api/newsletter/preferences', ...inEveryLanguage(newsletterPages.preferences)]) {
    post(path, handlers.setPreferences);
  }

  // Some mail clients open the one-click URL instead of posting to it.
  router.get('/api/newsletter/unsubscribe', async (ctx) => {
    const token = typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
    const { locale } = await describeToken(deps.subscriptions, token);
    setPrivateHeaders(ctx);
    ctx.status = 303;
    ctx.redirect(newsletterPagePath('unsubscribe', locale ?? requestLocale(ctx), { token }));
  });
  for (const path of Object.values(newsletterPages).flatMap(inEveryLanguage)) {
    router.get(path, async (ctx, next) => {
      try {
        await next();
      } finally {
        setPrivateHeaders(ctx);
      }
    });
  }
  return router;
}

/**
 * Returns the response for a rejected request. A form without JavaScript is redirected to a page if the visitor can act
 * on the rejection; only programs see other rejections.
 */
function rejectionReply(
  _ctx: Context,
  { locale }: FormPost,
  refusal: { status: FormRefusal; retryAfterSeconds?: number },
): FormReply {
  const { status } = refusal;
  const hasPage = status === 'limited' || status === 'unavailable';
  return newsletterReply({
    ...refusal,
    locale,
    ...(hasPage && { page: { page: 'checkMail', result: status } }),
  });
}

function inEveryLanguage(path: string): string[] {
  return localeCodes.map((locale) => localisePath(path, locale));
}

function newsletterReply(outcome: NewsletterOutcome): FormReply {
  const { status, locale, retryAfterSeconds, values, page } = outcome;
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

/** Messages for rejections; other statuses have none. */
export const newsletterMessages: Partial<Record<NewsletterStatus, MessageDescriptor>> = {
  ...formRefusalMessages,
  email_required: msg({ message: 'Email address is required' }),
  email_invalid: msg({ message: 'Please enter a valid email address' }),
  email_invisible: msg({
    message: 'The address contains an invisible character. Please type it instead of pasting it.',
  }),
  email_undeliverable: msg({
    message:
      'We can’t deliver email to this address. Please check it for typos, such as a slash or a misspelled domain.',
  }),
  enough_mails: msg({
    message:
      'We’ve recently sent several emails to this address. Please check your inbox and your spam folder.',
  }),
  unavailable: msg({
    message: 'We can’t sign you up right now. Please try again in a few minutes.',
    comment: 'Newsletter form',
  }),
  expired: msg({
    message: 'This link has expired. You can request a new one.',
    comment: 'Link in a newsletter email',
  }),
  unknown_token: msg({
    message: 'This link isn’t valid. Please use the link in our most recent email.',
    comment: 'Link in a newsletter email',
  }),
};
