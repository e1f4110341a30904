import { interests } from '#brand/newsletter.ts';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { readInterests } from '#schema/interests.ts';
import {
  type NewsletterStatus,
  Preferences,
  SubscribeRequest,
  SubscriberAddress,
} from '#schema/newsletter.ts';
import { HttpError } from '#server/errors.ts';
import { parseFields, type FormPost } from '#server/forms/readFormPost.ts';
import { type FormDeps, postingPage } from '#server/forms/handleForm.ts';
import { hasPossibleDomain, hasInvisibleCharacter, normaliseAddress } from '#server/lib/normaliseAddress.ts';
import type { Origin, RuleDeps } from './subscriberRows.ts';
import { confirm, resend } from './confirm.ts';
import { setLanguage } from './setLanguage.ts';
import { subscribe, type SubscribeOutcome } from './subscribe.ts';
import { resubscribe, unsubscribe } from './unsubscribe.ts';
import { truncatedAddress } from '#server/forms/postLimits.ts';
import type { NewsletterPage } from './tokens.ts';

export type NewsletterDeps = FormDeps & { subscriptions: RuleDeps };

export type NewsletterOutcome = {
  status: NewsletterStatus;
  locale: Locale;
  retryAfterSeconds?: number | undefined;
  /** Values of the message's placeholders. */
  values?: Record<string, string>;
  /** Page to which a form without JavaScript is redirected. Absent if only programs get this response. */
  page?: { page: NewsletterPage; token?: string; result?: string };
};

export type Handler = (ctx: Context, post: FormPost) => Promise<NewsletterOutcome>;

/** Creates the handlers of the newsletter's endpoints, by name. */
export function createHandlers({ subscriptions, limits, checkChallenge, siteUrl }: NewsletterDeps) {
  const originOf = (ctx: Context) => originFrom(ctx, siteUrl);

  return {
    async subscribe(ctx, { body, locale }) {
      const request = parseFields(SubscribeRequest, body);
      // Bots must not notice the honeypot: they get the response for a new address.
      if (request.website) return signUpOutcome({ status: 'pending' }, locale);

      const selectedInterests = readInterests(interests, body);
      if (selectedInterests === undefined)
        throw new HttpError(400, 'malformed', 'The list of interests contains an unknown one.');

      const parsed = v.safeParse(SubscriberAddress, request.emailAddress);
      const emailAddress = parsed.success ? normaliseAddress(parsed.output) : undefined;
      if (emailAddress === undefined || !hasPossibleDomain(emailAddress)) {
        const status = statusOfInvalidAddress(request.emailAddress, parsed.success);
        return { status, locale, page: { page: 'checkMail', result: status } };
      }

      const refusal = await checkChallenge(request.challenge);
      if (refusal !== undefined) {
        return { ...refusal, locale, page: { page: 'checkMail', result: 'challenge_missing' } };
      }

      const retryAfterSeconds = await limits.countAccepted('newsletter', ctx.ip);
      if (retryAfterSeconds !== undefined) return limited(retryAfterSeconds, locale);
      const input = { emailAddress, locale, interests: selectedInterests, origin: originOf(ctx) };
      return signUpOutcome(await subscribe(subscriptions, input), locale);
    },
    async confirm(ctx, { body, locale }) {
      const token = tokenOf(ctx, body);
      const outcome = await confirm(subscriptions, token, originOf(ctx));
      const query = outcome.status === 'expired' ? { token } : { result: outcome.status };
      return {
        status: outcome.status,
        locale: outcome.locale ?? locale,
        page: { page: 'confirm', ...query },
      };
    },
    async resend(ctx, { body, locale }) {
      const { outcome, locale: subscriberLocale } = await resend(
        subscriptions,
        tokenOf(ctx, body),
        originOf(ctx),
      );
      if (outcome.status === 'already_confirmed' || outcome.status === 'unknown_token') {
        return {
          status: outcome.status,
          locale: subscriberLocale ?? locale,
          page: { page: 'confirm', result: outcome.status },
        };
      }
      return signUpOutcome(outcome, subscriberLocale ?? locale);
    },
    async leave(ctx, { clientKind, body, locale }) {
      const token = tokenOf(ctx, body);
      const method =
        clientKind === 'mail-program' ? 'the one-click button of the mail client' : 'the page in the mail';
      const isForEver = wantsNoMailEver(body);
      const outcome = await unsubscribe(subscriptions, token, { method, isForEver }, originOf(ctx));
      // The limit applies only to clients that guess tokens, never to readers with a link from our mails.
      const isGuess = outcome.status === 'unknown_token';
      const retryAfterSeconds = isGuess ? await limits.countPost(ctx.ip) : undefined;
      if (retryAfterSeconds !== undefined) return limited(retryAfterSeconds, locale);
      // The page needs the token, because it offers to undo the change.
      const query =
        outcome.status === 'unsubscribed' ? { token, result: outcome.status } : { result: outcome.status };
      return {
        status: outcome.status,
        locale: outcome.locale ?? locale,
        page: { page: 'unsubscribe', ...query },
      };
    },
    async resubscribe(ctx, { body, locale }) {
      const token = tokenOf(ctx, body);
      const { outcome, locale: subscriberLocale } = await resubscribe(subscriptions, token, originOf(ctx));
      if (outcome.status === 'unknown_token') {
        return { status: outcome.status, locale, page: { page: 'unsubscribe', result: outcome.status } };
      }
      if (outcome.status !== 'active') return signUpOutcome(outcome, subscriberLocale ?? locale);
      return {
        status: 'resubscribed',
        locale: subscriberLocale ?? locale,
        page: { page: 'confirm', result: 'resubscribed' },
      };
    },
    async setPreferences(ctx, { body, locale }) {
      const token = tokenOf(ctx, body);
      const { language } = parseFields(Preferences, body);
      const { status, locale: subscriberLocale } = await setLanguage(subscriptions, token, language);
      const query = status === 'preferences_saved' ? { token, result: 'saved' } : { result: status };
      return { status, locale: subscriberLocale ?? locale, page: { page: 'preferences', ...query } };
    },
  } satisfies Record<string, Handler>;
}

function limited(retryAfterSeconds: number, locale: Locale): NewsletterOutcome {
  return { status: 'limited', locale, retryAfterSeconds, page: { page: 'checkMail', result: 'limited' } };
}

function signUpOutcome(outcome: SubscribeOutcome, locale: Locale): NewsletterOutcome {
  if (outcome.status === 'limited') {
    const { retryAfterSeconds } = outcome;
    return {
      status: 'enough_mails',
      locale,
      retryAfterSeconds,
      page: { page: 'checkMail', result: 'enough_mails' },
    };
  }
  const result = outcome.status === 'pending' ? {} : { result: outcome.status };
  return { status: outcome.status, locale, page: { page: 'checkMail', ...result } };
}

/**
 * Returns the status for an invalid address. If its syntax is valid, mail cannot be delivered to it.
 */
function statusOfInvalidAddress(text: string, hasValidSyntax: boolean) {
  if (text.trim() === '') return 'email_required';
  if (!hasValidSyntax) return 'email_invalid';
  return hasInvisibleCharacter(text) ? 'email_invisible' : 'email_undeliverable';
}

/** Returns whether the reader clicked the second button of the unsubscribe page. */
function wantsNoMailEver(body: unknown): boolean {
  return parseFields(v.object({ never: v.nullish(v.string()) }), body).never === 'yes';
}

/**
 * Returns the token from the form's hidden field, or from the URL, in which mail clients and pages that post to
 * themselves send it.
 */
function tokenOf(ctx: Context, body: unknown): string {
  const { token } = parseFields(v.object({ token: v.optional(v.string()) }), body);
  const tokenInUrl = ctx.query['token'];
  return token ?? (typeof tokenInUrl === 'string' ? tokenInUrl : '');
}

/**
 * Returns the origin of a request, for the consent log. A page that posts to itself sends no referrer, so the path of
 * the request is used.
 */
function originFrom(ctx: Context, siteUrl: string | undefined): Origin {
  const page = ctx.path.startsWith('/api/') ? postingPage(ctx, siteUrl) : ctx.path;
  return { page, ipPrefix: truncatedAddress(ctx.ip) };
}
