import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { formRefusal } from '#server/http/formRefusal.ts';
import { requestAddress } from '#server/http/requestAddress.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { createAnswers, type Answer, type NewsletterParts } from './answers.ts';
import { send, setPrivateHeaders, type NewsletterAnswer } from './newsletterAnswer.ts';
import { newsletterPagePath, newsletterPages } from './newsletterUrls.ts';
import { posterOf, readPost, statedLocale } from './newsletterPost.ts';

/**
 * Sign-up, confirmation and leaving. Every change is a POST; the pages that lead here are GET, drawn elsewhere, and
 * change nothing.
 */
export function createNewsletterRouter(parts: NewsletterParts): Router {
  const router = new Router();
  const answers = createAnswers(parts);
  const post = (path: string, answer: Answer) => router.post(path, (ctx) => handle(parts, ctx, answer));

  post('/api/newsletter', answers.subscribe);
  post('/api/newsletter/resend', answers.resend);
  post('/api/newsletter/resubscribe', answers.comeBack);
  for (const path of ['/api/newsletter/confirm', ...inEveryLanguage(newsletterPages.confirm)]) {
    post(path, answers.confirm);
  }
  for (const path of ['/api/newsletter/unsubscribe', ...inEveryLanguage(newsletterPages.unsubscribe)]) {
    post(path, answers.leave);
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

async function handle(parts: NewsletterParts, ctx: Context, answer: Answer): Promise<void> {
  let poster = posterOf(ctx);
  let locale = pageLocale(ctx, undefined);
  try {
    const refused = isWayOut(ctx) ? undefined : await countPost(parts, ctx, locale);
    if (refused !== undefined) return send(ctx, poster, refused);
    const post = await readPost(ctx);
    poster = post.poster;
    locale = pageLocale(ctx, statedLocale(post.body));
    const outcome = await answer(ctx, post, locale);
    const isGuess = isWayOut(ctx) && outcome.status === 'unknown_token';
    send(ctx, poster, (isGuess ? await countPost(parts, ctx, locale) : undefined) ?? outcome);
    parts.onQueued();
  } catch (error) {
    const status = formRefusal(error);
    if (status === 'unavailable') {
      parts.logger.error(
        { error, requestId: ctx.state.requestId },
        'a newsletter post could not be answered',
      );
    }
    const page = status === 'unavailable' ? { page: { page: 'checkMail', result: status } as const } : {};
    send(ctx, poster, { status, locale, ...page });
  }
}

/**
 * A large mail provider presses the unsubscribe buttons of all its customers from a few addresses: whoever holds a link
 * that we sent is never refused, only who guesses.
 */
function isWayOut(ctx: Context): boolean {
  return requestAddress(ctx).path.endsWith(newsletterPages.unsubscribe);
}

async function countPost(
  { limits }: NewsletterParts,
  ctx: Context,
  locale: Locale,
): Promise<NewsletterAnswer | undefined> {
  const retryAfterSeconds = await limits.countPost(ctx.ip);
  if (retryAfterSeconds === undefined) return undefined;
  return { status: 'limited', locale, retryAfterSeconds, page: { page: 'checkMail', result: 'limited' } };
}

/** A page that posts to itself says its language in its address; others by field, Referer or header. */
function pageLocale(ctx: Context, stated: unknown): Locale {
  const isOwnPage = !ctx.path.startsWith('/api/');
  return isOwnPage ? requestAddress(ctx).locale : requestLocale(ctx, stated);
}

function inEveryLanguage(path: string): string[] {
  return localeCodes.map((locale) => localisePath(path, locale));
}
