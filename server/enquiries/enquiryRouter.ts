import Router from '@koa/router';
import type { Context } from 'koa';
import { localisePath } from '#locales/routing.ts';
import { enquiryMessage } from '#schema/enquiryMessages.ts';
import type { FormReply } from '#server/forms/formReply.ts';
import { truncatedAddress } from '#server/forms/limitKey.ts';
import { postingPage } from '#server/forms/postingPage.ts';
import type { FormPost } from '#server/forms/readFormPost.ts';
import { takeForm, type FormParts } from '#server/forms/handleForm.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { readEnquiry, readEnvelope } from './readEnquiry.ts';
import { refusalMessages, refusalStatuses, type EnquiryRefusal } from './refusalMessages.ts';

export type EnquiriesParts = FormParts & { store: EnquiryStore };

/** Twenty fields of 5,000 characters, encoded as a form encodes them. */
const bodyLimitBytes = 1_000_000;

type Outcome =
  | { status: 'received' }
  | {
      status: EnquiryRefusal;
      retryAfterSeconds?: number;
      issues?: Map<string, string>;
      values?: Record<string, string>;
    };

/**
 * Takes the lead modal and the contact form. A form posted without a script is led back to its page, at a fragment that
 * says what happened (`#enquiry-sent`): the page shows its line for it by `:target`, so that it may stay cached.
 */
export function createEnquiriesRouter(parts: EnquiriesParts): Router {
  const reply = (ctx: Context, post: FormPost, outcome: Outcome) =>
    enquiryReply(ctx, post, outcome, parts.siteUrl);
  const router = new Router();
  router.post(
    '/api/enquiries',
    takeForm(parts, {
      bodyLimitBytes,
      checksOrigin: true,
      takesOneClick: false,
      take: async (ctx, post) => reply(ctx, post, await take(parts, ctx, post)),
      refuse: reply,
    }),
  );
  return router;
}

async function take(
  { store, limits, checkChallenge, siteUrl }: EnquiriesParts,
  ctx: Context,
  { poster, body, locale }: FormPost,
): Promise<Outcome> {
  const envelope = readEnvelope(body);
  // A robot learns nothing.
  if (envelope.website) return { status: 'received' };
  const enquiry = readEnquiry(envelope.kind, body, poster);
  if (!enquiry.ok) return { status: 'invalid', issues: enquiry.issues };

  const refusal = await checkChallenge(envelope.challenge);
  if (refusal !== undefined) return refusal;

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

/** How an outcome is told. */
function enquiryReply(
  ctx: Context,
  { locale }: FormPost,
  outcome: Outcome,
  siteUrl: string | undefined,
): FormReply {
  const { status } = outcome;
  const page = postingPage(ctx, siteUrl) ?? localisePath('/', locale);
  const led = status === 'cross_site' ? undefined : `${page}#enquiry-${fragmentOf(status)}`;
  if (status === 'received') return { httpStatus: 200, status, locale, page: led };
  const { issues, retryAfterSeconds, values } = outcome;
  const named = [...(issues ?? [])].filter(([name]) => name !== '');
  return {
    httpStatus: refusalStatuses[status],
    status,
    locale,
    retryAfterSeconds,
    message: {
      ...(enquiryMessage(issues?.get('') ?? '') ?? refusalMessages[status]),
      ...(values && { values }),
    },
    fields:
      issues && new Map(named.map(([name, key]) => [name, enquiryMessage(key) ?? refusalMessages.invalid])),
    page: led,
  };
}

/** The pages know five outcomes. */
function fragmentOf(status: Outcome['status']): 'sent' | 'invalid' | 'limited' | 'unchecked' | 'failed' {
  if (status === 'received') return 'sent';
  if (status === 'challenge_missing' || status === 'challenge_failed') return 'unchecked';
  return status === 'invalid' || status === 'limited' ? status : 'failed';
}
