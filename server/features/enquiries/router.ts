import Router from '@koa/router';
import type { Context } from 'koa';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { EnquiryResponse } from '#schema/enquiry.ts';
import { enquiryMessage } from '#schema/enquiryMessages.ts';
import { truncatedAddress } from '#server/http/limitKey.ts';
import { formRefusal, retryUnavailableSeconds } from '#server/http/formRefusal.ts';
import { postingPage } from '#server/http/postingPage.ts';
import type { PostLimits } from '#server/http/postLimits.ts';
import { readForm, readJson } from '#server/http/readBody.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { requireSameOrigin } from '#server/http/requireSameOrigin.ts';
import type { Logger } from '#server/logger.ts';
import { say } from '#server/say.ts';
import { refusalStatuses, type EnquiryRefusal } from './enquiryStatus.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { readEnquiry, readEnvelope } from './readEnquiry.ts';
import { refusalMessages } from './refusalMessages.ts';

export type EnquiriesParts = {
  store: EnquiryStore;
  limits: PostLimits;
  /** Undefined: posts must come from the host they are sent to. */
  siteUrl: string | undefined;
  /** Called when a mail may have been queued. */
  onQueued: () => void;
  logger: Logger;
};

/** Twenty fields of 5,000 characters, encoded as a form encodes them. */
const bodyLimitBytes = 1_000_000;

type Answer =
  | { status: 'received' }
  | { status: EnquiryRefusal; retryAfterSeconds?: number; issues?: Map<string, string> };

/**
 * Takes the lead modal and the contact form. A form posted without a script is led back to its page, at a fragment that
 * says what happened (`#enquiry-sent`): the page shows its line for it by `:target`, so that it may stay cached.
 */
export function createEnquiriesRouter(parts: EnquiriesParts): Router {
  const router = new Router();
  router.post('/api/enquiries', async (ctx) => {
    const poster = ctx.is('application/x-www-form-urlencoded') ? 'form' : 'script';
    let locale = requestLocale(ctx);
    const learn = (stated: unknown) => {
      locale = requestLocale(ctx, stated);
      return locale;
    };
    let answer: Answer;
    try {
      answer = await take(parts, ctx, poster, learn);
    } catch (error) {
      answer = { status: formRefusal(error) };
      if (answer.status === 'unavailable') {
        parts.logger.error({ error, requestId: ctx.state.requestId }, 'an enquiry could not be stored');
      }
    }
    if (answer.status === 'received') parts.onQueued();
    send(ctx, poster, locale, answer, parts.siteUrl);
  });
  return router;
}

async function take(
  { store, limits, siteUrl }: EnquiriesParts,
  ctx: Context,
  poster: 'form' | 'script',
  learnLocale: (stated: unknown) => Locale,
): Promise<Answer> {
  requireSameOrigin(ctx, siteUrl);
  const tooMany = await limits.countPost(ctx.ip);
  if (tooMany !== undefined) return { status: 'limited', retryAfterSeconds: tooMany };
  const body = poster === 'form' ? await readForm(ctx, bodyLimitBytes) : await readJson(ctx, bodyLimitBytes);
  const envelope = readEnvelope(body);
  const locale = learnLocale(envelope.locale);
  // A robot learns nothing.
  if (envelope.website) return { status: 'received' };
  const enquiry = readEnquiry(envelope.kind, body, poster);
  if (!enquiry.ok) return { status: 'invalid', issues: enquiry.issues };

  const retryAfterSeconds = await limits.countAccepted('enquiries', ctx.ip);
  if (retryAfterSeconds !== undefined) return { status: 'limited', retryAfterSeconds };
  const { kind, emailAddress, fields } = enquiry;
  await store.add({
    kind,
    locale,
    page: postingPage(ctx, siteUrl),
    emailAddress,
    fields,
    ipPrefix: truncatedAddress(ctx.ip),
  });
  return { status: 'received' };
}

function send(
  ctx: Context,
  poster: 'form' | 'script',
  locale: Locale,
  answer: Answer,
  siteUrl: string | undefined,
): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  if (poster === 'form' && answer.status !== 'cross_site') {
    const page = postingPage(ctx, siteUrl) ?? localisePath('/', locale);
    ctx.status = 303;
    ctx.redirect(`${page}#enquiry-${fragmentOf(answer.status)}`);
    return;
  }
  if (answer.status === 'received') {
    ctx.body = { success: true, status: 'received' } satisfies EnquiryResponse;
    return;
  }
  const fields = [...(answer.issues ?? [])].map(([name, key]) => [
    name,
    say(locale, enquiryMessage(key) ?? refusalMessages.invalid),
  ]);
  const whole = answer.issues?.get('');
  ctx.status = refusalStatuses[answer.status];
  const wait =
    answer.retryAfterSeconds ?? (answer.status === 'unavailable' ? retryUnavailableSeconds : undefined);
  if (wait !== undefined) ctx.set('Retry-After', String(wait));
  ctx.body = {
    success: false,
    status: answer.status,
    data: {
      message: say(locale, enquiryMessage(whole ?? '') ?? refusalMessages[answer.status]),
      ...(answer.issues === undefined
        ? {}
        : { fields: Object.fromEntries(fields.filter(([name]) => name !== '')) }),
    },
  } satisfies EnquiryResponse;
}

/** The pages know four outcomes. */
function fragmentOf(status: Answer['status']): 'sent' | 'invalid' | 'limited' | 'failed' {
  if (status === 'received') return 'sent';
  return status === 'invalid' || status === 'limited' ? status : 'failed';
}
