import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FormRefusal } from '#schema/formResponse.ts';
import { setPrivateHeaders, type FormReply } from '#server/forms/formReply.ts';
import type { FormPost } from '#server/forms/readFormPost.ts';
import { requestLocale } from '#server/lib/requestLocale.ts';
import { takeForm } from '#server/forms/handleForm.ts';
import { createAnswers, type Answer, type NewsletterParts } from './answers.ts';
import { newsletterReply } from './newsletterAnswer.ts';
import { newsletterPagePath, newsletterPages } from './newsletterUrls.ts';

const bodyLimitBytes = 4096;

/**
 * Sign-up, confirmation and leaving. Every change is a POST; the pages that lead here are GET, drawn elsewhere, and
 * change nothing.
 */
export function createNewsletterRouter(parts: NewsletterParts): Router {
  const router = new Router();
  const answers = createAnswers(parts);
  const post = (path: string, answer: Answer, rules: { checksOrigin?: true; takesOneClick?: true } = {}) =>
    router.post(
      path,
      takeForm(parts, {
        bodyLimitBytes,
        checksOrigin: rules.checksOrigin ?? false,
        takesOneClick: rules.takesOneClick ?? false,
        take: async (ctx, form) => newsletterReply(await answer(ctx, form)),
        refuse,
      }),
    );

  post('/api/newsletter', answers.subscribe, { checksOrigin: true });
  post('/api/newsletter/resend', answers.resend);
  post('/api/newsletter/resubscribe', answers.resubscribe);
  for (const path of ['/api/newsletter/confirm', ...inEveryLanguage(newsletterPages.confirm)]) {
    post(path, answers.confirm);
  }
  for (const path of ['/api/newsletter/unsubscribe', ...inEveryLanguage(newsletterPages.unsubscribe)]) {
    post(path, answers.leave, { takesOneClick: true });
  }

  for (const path of ['/api/newsletter/preferences', ...inEveryLanguage(newsletterPages.preferences)]) {
    post(path, answers.setPreferences);
  }

  // Some mail programs open the one-click address instead of posting to it.
  router.get('/api/newsletter/unsubscribe', async (ctx) => {
    const token = typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
    const { locale } = await parts.store.describeToken(token);
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

/** Refusals that a visitor can do something about lead to a page; the others only programs get. */
function refuse(
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
