import { leadForm } from '#brand/leadForm.ts';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import { localisePath } from '#locales/routing.ts';
import type { FormDescription } from '#schema/customForm.ts';
import { enquiryOutcomeId } from '#schema/enquiry.ts';
import { formRefusalStatuses } from '#schema/formResponse.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import type { Text } from '#schema/text.ts';
import type { UploadLimits } from '#schema/uploads.ts';
import { HttpError } from '#server/errors.ts';
import {
  handleForm,
  type FormDeps,
  type FormReply,
  postingCampaign,
  postingPage,
  formRefusalMessages,
} from '#server/forms/handleForm.ts';
import { truncatedAddress } from '#server/forms/postLimits.ts';
import { parseFields, type FormPost } from '#server/forms/readFormPost.ts';
import type { UploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import type { DownloadLinks } from '#server/lib/downloadLinks.ts';
import type { PaceLimits } from '#server/lib/minimumPace.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import type { FormSeal } from './formSeal.ts';
import { fileFields, readEnquiry, type PostedForm } from './readEnquiry.ts';

export type EnquiryDeps = FormDeps & {
  store: EnquiryStore;
  /** Opens the sealed description of a custom form. */
  openForm: FormSeal['open'];
  /** Creates links to the files that editors' forms offer as a download. */
  downloads: Pick<DownloadLinks, 'linkTo'>;
  /** Folder for files that visitors send with an enquiry. */
  uploads: Pick<UploadFolder, 'receive'>;
  uploadLimits: UploadLimits;
  /** Minimum upload rate; `uploadPace` by default. */
  pace?: PaceLimits;
  /** Lead form; the one in `brand/` by default. */
  lead?: LeadForm;
};

/** Size limit of a body, enough for twenty form-encoded fields of 5,000 characters. */
const bodyLimitBytes = 1_000_000;

/** Minimum length of a text that two people are unlikely to write identically. */
const distinctLength = 40;

type Outcome =
  | { status: 'received'; form?: FormDescription | undefined }
  | {
      status: EnquiryRefusal;
      retryAfterSeconds?: number;
      issues?: Map<string, Text>;
      values?: Record<string, string>;
      hasFileIssues?: boolean;
    };

/**
 * Creates the router for the lead form, the contact form and editors' forms. A form without JavaScript is redirected to
 * its page, with a fragment for the outcome (`#enquiry-sent`). The page shows the matching message with `:target`, so
 * that the page can be cached.
 */
export function createEnquiriesRouter(deps: EnquiryDeps): Router {
  const reply = (ctx: Context, post: FormPost, outcome: Outcome) => enquiryReply(ctx, post, outcome, deps);
  const router = new Router();
  router.post(
    '/api/enquiries',
    handleForm(deps, {
      bodyLimitBytes,
      checksOrigin: true,
      takesOneClick: false,
      files: {
        folder: deps.uploads,
        totalBytes: deps.uploadLimits.totalBytes,
        pace: deps.pace,
        hasFileField: (field, body) => fileFields(postedForm(deps, readEnvelope(body))).includes(field),
      },
      handle: async (ctx, post) => reply(ctx, post, await processPost(deps, ctx, post)),
      reject: reply,
    }),
  );
  return router;
}

async function processPost(deps: EnquiryDeps, ctx: Context, post: FormPost): Promise<Outcome> {
  const { store, limits, checkChallenge, siteUrl } = deps;
  const { locale, files } = post;
  const envelope = readEnvelope(post.body);
  // Bots must not notice that the honeypot caught them.
  if (envelope.website) return { status: 'received' };
  const form = postedForm(deps, envelope);
  const enquiry = readEnquiry(form, post);
  const issues = new Map([...(enquiry.ok ? [] : enquiry.issues), ...(files?.issues ?? [])]);
  if (!enquiry.ok || issues.size > 0)
    return { status: 'invalid', issues, hasFileIssues: files !== undefined && files.issues.size > 0 };

  const refusal = await checkChallenge(envelope.challenge);
  if (refusal !== undefined) return refusal;

  const retryAfterSeconds = await limits.countAccepted('enquiries', ctx.ip);
  if (retryAfterSeconds !== undefined) return { status: 'limited', retryAfterSeconds };
  const { kind, emailAddress, fields, typedCharacters } = enquiry;
  const description = form.kind === 'form' ? form.description : undefined;
  const newEnquiry = {
    kind,
    locale,
    page: postingPage(ctx, siteUrl),
    form: description?.name || undefined,
    emailAddress,
    fields,
    ipPrefix: truncatedAddress(ctx.ip),
    campaign: postingCampaign(ctx, siteUrl),
    formInstance: envelope.formInstance ?? undefined,
    isDistinct: typedCharacters >= distinctLength || (files !== undefined && files.files.length > 0),
  };
  await store.add(newEnquiry, files);
  return { status: 'received', form: description };
}

function enquiryReply(
  ctx: Context,
  { locale }: FormPost,
  outcome: Outcome,
  { siteUrl, downloads }: Pick<EnquiryDeps, 'siteUrl' | 'downloads'>,
): FormReply {
  const { status } = outcome;
  const page = postingPage(ctx, siteUrl) ?? localisePath('/', locale);
  const outcomePage =
    status === 'cross_site' ? undefined : `${page}#${enquiryOutcomeId(fragmentOf(outcome), formIdOf(ctx))}`;
  if (status === 'received') {
    const { form } = outcome;
    const download = form?.download && downloads.linkTo(form.download, page);
    const data = download ? { download } : form?.thanksPage ? { page: form.thanksPage } : undefined;
    return { httpStatus: 200, status, locale, data, page: data?.download ?? data?.page ?? outcomePage };
  }
  const { issues, retryAfterSeconds, values } = outcome;
  return {
    httpStatus: refusalStatuses[status],
    status,
    locale,
    retryAfterSeconds,
    message: issues?.get('') ?? { ...refusalMessages[status], ...(values && { values }) },
    fields: issues && new Map([...issues].filter(([name]) => name !== '')),
    page: outcomePage,
  };
}

/**
 * Returns the id of the posted form on its page, from the form's URL. Returns `undefined` for forms that a page
 * contains only once.
 */
function formIdOf(ctx: Context): string | undefined {
  const { at } = ctx.query;
  return typeof at === 'string' && /^[\w-]{1,40}$/.test(at) ? at : undefined;
}

/** Returns the fragment for an outcome. Pages contain a message for each of the seven fragments. */
function fragmentOf(
  outcome: Outcome,
): 'sent' | 'expired' | 'invalid' | 'files' | 'limited' | 'unchecked' | 'failed' {
  const { status } = outcome;
  if (status === 'received') return 'sent';
  if (status === 'form_expired') return 'expired';
  if (status === 'challenge_missing' || status === 'challenge_failed') return 'unchecked';
  if (
    status === 'too_large' ||
    status === 'too_slow' ||
    (status === 'invalid' && outcome.hasFileIssues === true)
  )
    return 'files';
  return status === 'invalid' || status === 'limited' ? status : 'failed';
}

/** HTTP statuses of rejected enquiries. */
const refusalStatuses = { ...formRefusalStatuses, invalid: 422 } as const;
type EnquiryRefusal = keyof typeof refusalStatuses;

/** Messages about a rejected enquiry as a whole. */
export const refusalMessages: Record<EnquiryRefusal, MessageDescriptor> = {
  ...formRefusalMessages,
  invalid: msg({ message: 'Please check the highlighted fields.', comment: 'Lead and contact form' }),
  unavailable: msg({
    message: 'We couldn’t send your message. Please try again in a few minutes.',
    comment: 'Lead and contact form',
  }),
};

const Envelope = v.object({
  kind: v.picklist(['lead', 'contact', 'form']),
  /** Sealed description of a custom form. */
  form: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
  /** ID of the form on one visitor's page, which distinguishes a repeated submission from another visitor's. */
  formInstance: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** A `SolvedChallenge`, if the site requires one. */
  challenge: v.optional(v.unknown()),
});

/** Reads the values that are posted in addition to the fields. Throws 400 for values that our pages do not send. */
function readEnvelope(body: unknown): v.InferOutput<typeof Envelope> {
  return parseFields(Envelope, body);
}

/**
 * Returns the form that was posted. Throws 400 if it contains a description that the site did not create, 410 if the
 * description is too old.
 */
function postedForm(
  { openForm, lead = leadForm }: Pick<EnquiryDeps, 'openForm' | 'lead'>,
  { kind, form: sealed }: v.InferOutput<typeof Envelope>,
): PostedForm {
  if (kind === 'contact') return { kind };
  if (kind === 'lead') return { kind, lead };
  const description = openForm(sealed ?? '');
  if (description === undefined)
    throw new HttpError(400, 'malformed', 'The form was not created by this site.');
  if (description === 'expired')
    throw new HttpError(410, 'form_expired', 'The form has expired. Reload the page and send it again.');
  return { kind, description };
}
