import { leadForm } from '#brand/leadForm.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import * as parts from '#brand/parts.ts';
import Router from '@koa/router';
import type { Context } from 'koa';
import { localisePath } from '#locales/routing.ts';
import {
  contactIssues,
  contactMessage,
  ContactEmail,
  ContactFields,
  enquiryEnvelopeNames,
  enquiryOutcomeId,
} from '#schema/enquiry.ts';
import { type FormDescription, readEditorForm } from '#schema/editorForm.ts';
import { readLead } from '#schema/readLead.ts';
import type { Text } from '#schema/text.ts';
import { type FormPost, parseFields, type ClientKind } from '#server/forms/readFormPost.ts';
import {
  handleForm,
  type FormDeps,
  type FormReply,
  postingCampaign,
  postingPage,
  formRefusalMessages,
} from '#server/forms/handleForm.ts';
import type { DownloadLinks } from '#server/lib/downloadLinks.ts';
import { fileLine, type UploadLimits } from '#schema/uploads.ts';
import type { Reception, UploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import { HttpError } from '#server/errors.ts';
import type { EnquiryField, EnquiryStore } from './enquiryStore.ts';
import type { FormSeal } from './formSeal.ts';
import { truncatedAddress } from '#server/forms/postLimits.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { formRefusalStatuses } from '#schema/formResponse.ts';
import * as v from 'valibot';
import type { PaceLimits } from '#server/lib/minimumPace.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';

export type EnquiryDeps = FormDeps & {
  store: EnquiryStore;
  /** Reads the description of an editor's form. */
  openForm: FormSeal['open'];
  /** Of the files that such forms give in return. */
  downloads: Pick<DownloadLinks, 'linkTo'>;
  /** Where files lie that are sent with an enquiry. */
  uploads: Pick<UploadFolder, 'receive'>;
  uploadLimits: UploadLimits;
  /** Slowest rate at which files may arrive; without it the usual one. */
  pace?: PaceLimits;
  /** The fields of the lead form; without it those of `brand/`. */
  lead?: LeadForm;
};

/** Twenty fields of 5,000 characters, encoded as a form encodes them. */
const bodyLimitBytes = 1_000_000;

/** Two people seldom write the same text of this length. */
const distinctLetters = 40;

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
 * Takes the lead modal and the contact form. A form posted without a script is led back to its page, at a fragment that
 * says what happened (`#enquiry-sent`): the page shows its line for it by `:target`, so that it may stay cached.
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
        isAsked: (field, body) => asksForFile(deps, field, body),
      },
      take: async (ctx, post) => reply(ctx, post, await take(deps, ctx, post)),
      refuse: reply,
    }),
  );
  return router;
}

async function take(
  { store, limits, checkChallenge, siteUrl, openForm, lead = leadForm }: EnquiryDeps,
  ctx: Context,
  { clientKind, body, locale, files }: FormPost,
): Promise<Outcome> {
  const envelope = readEnvelope(body);
  // A robot learns nothing.
  if (envelope.website) return { status: 'received' };
  const form = envelope.kind === 'form' ? readDescription(openForm(envelope.form ?? '')) : undefined;
  const enquiry = form
    ? readEditorsForm(form, body, clientKind, files)
    : readEnquiry(envelope.kind, body, { clientKind, files, lead });
  const issues = new Map([...(enquiry.ok ? [] : enquiry.issues), ...(files?.issues ?? [])]);
  if (!enquiry.ok || issues.size > 0)
    return { status: 'invalid', issues, hasFileIssues: files !== undefined && files.issues.size > 0 };

  const refusal = await checkChallenge(envelope.challenge);
  if (refusal !== undefined) return refusal;

  const retryAfterSeconds = await limits.countAccepted('enquiries', ctx.ip);
  if (retryAfterSeconds !== undefined) return { status: 'limited', retryAfterSeconds };
  const { kind, emailAddress, fields, ownLetters } = enquiry;
  const newEnquiry = {
    kind,
    locale,
    page: postingPage(ctx, siteUrl),
    form: form?.name || undefined,
    emailAddress,
    fields,
    ipPrefix: truncatedAddress(ctx.ip),
    campaign: postingCampaign(ctx, siteUrl),
    formInstance: envelope.formInstance ?? undefined,
    isDistinct: ownLetters >= distinctLetters || (files !== undefined && files.files.length > 0),
  };
  await store.add(newEnquiry, files);
  return { status: 'received', form };
}

/** How an outcome is told. */
function enquiryReply(
  ctx: Context,
  { locale }: FormPost,
  outcome: Outcome,
  { siteUrl, downloads }: Pick<EnquiryDeps, 'siteUrl' | 'downloads'>,
): FormReply {
  const { status } = outcome;
  const page = postingPage(ctx, siteUrl) ?? localisePath('/', locale);
  const led =
    status === 'cross_site' ? undefined : `${page}#${enquiryOutcomeId(fragmentOf(outcome), formAt(ctx))}`;
  if (status === 'received') {
    const { form } = outcome;
    const download = form?.download && downloads.linkTo(form.download, page);
    const gives = download ? { download } : form?.thanksPage ? { page: form.thanksPage } : undefined;
    return { httpStatus: 200, status, locale, gives, page: gives?.download ?? gives?.page ?? led };
  }
  const { issues, retryAfterSeconds, values } = outcome;
  return {
    httpStatus: refusalStatuses[status],
    status,
    locale,
    retryAfterSeconds,
    message: issues?.get('') ?? { ...refusalMessages[status], ...(values && { values }) },
    fields: issues && new Map([...issues].filter(([name]) => name !== '')),
    page: led,
  };
}

/** Which form of its page was posted, as the form's address says; undefined for those of which a page has one. */
function formAt(ctx: Context): string | undefined {
  const { at } = ctx.query;
  return typeof at === 'string' && /^[\w-]{1,40}$/.test(at) ? at : undefined;
}

/** The pages know seven outcomes. */
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

/** Why an enquiry was not taken, with the HTTP status that says so. */
const refusalStatuses = { ...formRefusalStatuses, invalid: 422 } as const;
type EnquiryRefusal = keyof typeof refusalStatuses;

/** What is said of a whole enquiry that was not taken. */
export const refusalMessages: Record<EnquiryRefusal, MessageDescriptor> = {
  ...formRefusalMessages,
  invalid: msg({ message: 'Please check the highlighted fields.', comment: 'Lead and contact form' }),
  unavailable: msg({
    message: 'We couldn’t send your message. Please try again in a few minutes.',
    comment: 'Lead and contact form',
  }),
};

type ReadEnquiry =
  | {
      ok: true;
      kind: 'lead' | 'contact';
      emailAddress: string | null;
      fields: EnquiryField[];
      /** Number of characters that the visitor typed, without choices and files. */
      ownLetters: number;
    }
  /** What is said, by field; what is named '' is about the whole. */
  | { ok: false; issues: Map<string, Text> };

const Envelope = v.object({
  kind: v.picklist(['lead', 'contact', 'form']),
  /** Of an editor's own form: its description, sealed. */
  form: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
  /** Id of the form on one visitor's page, so that a repeated post is known from another person's. */
  formInstance: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  /** A `SolvedChallenge`, where the site asks for one. */
  challenge: v.optional(v.unknown()),
});

/** What surrounds the fields. Throws 400 where it is not what our pages send. */
function readEnvelope(body: unknown): v.InferOutput<typeof Envelope> {
  return parseFields(Envelope, body);
}

/** The enquiry of an attacker-controlled body, by the rules that the browser's form has too. */
function readEnquiry(
  kind: 'lead' | 'contact' | 'form',
  body: unknown,
  { clientKind, files, lead }: Pick<FormPost, 'clientKind' | 'files'> & { lead: LeadForm },
): ReadEnquiry {
  if (kind === 'lead' ? !parts.leadForm : !parts.contactForm) return { ok: false, issues: new Map() };
  if (kind === 'lead') return readLeadForm(lead, body, files);
  return readContact(clientKind === 'form' ? formFields(body) : fieldsOf(body));
}

/** Returns the description of an editor's form. Throws 400 for one that the site did not make, 410 for one that is too old. */
function readDescription(form: ReturnType<FormSeal['open']>): FormDescription {
  if (form === undefined) throw new HttpError(400, 'malformed', 'The form was not created by this site.');
  if (form === 'expired')
    throw new HttpError(410, 'form_expired', 'The form has expired. Reload the page and send it again.');
  return form;
}

/** Whether the form that this body begins says that it asks for a file in the field. */
function asksForFile(
  { openForm, lead = leadForm }: Pick<EnquiryDeps, 'openForm' | 'lead'>,
  field: string,
  body: unknown,
): boolean {
  const envelope = readEnvelope(body);
  if (envelope.kind === 'lead') return leadFiles(lead).includes(field);
  if (envelope.kind !== 'form') return false;
  const { fields } = readDescription(openForm(envelope.form ?? ''));
  return fields.some(({ name, type }) => type === 'file' && name === field);
}

function readEditorsForm(
  { fields }: FormDescription,
  body: unknown,
  clientKind: ClientKind,
  files: Reception | undefined,
): ReadEnquiry {
  if (!parts.contactForm) return { ok: false, issues: new Map() };
  const posted = clientKind === 'form' ? body : fieldsOf(body);
  const namesOfFiles = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
  const read = readEditorForm(fields, { ...(isRecord(posted) && posted), ...linesOf(namesOfFiles, files) });
  if (!read.ok) return read;
  const known = new Map(fields.map((field) => [field.name, field]));
  const isOwn = ({ name }: { name: string }) => !unwritten.has(known.get(name)?.type ?? 'text');
  return {
    ok: true,
    ownLetters: lettersOf(read.fields.filter(isOwn)),
    kind: 'contact',
    emailAddress: addressAmong(read.fields),
    fields: read.fields.map((field) => {
      const { label = field.name, type } = known.get(field.name) ?? {};
      return { ...field, label, ...(type === 'file' && { isFile: true }) };
    }),
  };
}

/** What stands in fields of files among the others: the files that have arrived, whatever the post says of them. */
function linesOf(fields: readonly string[], files: Reception | undefined): Record<string, string> {
  const lines = (field: string) => files?.files.filter((file) => file.field === field).map(fileLine) ?? [];
  return Object.fromEntries(fields.map((name) => [name, lines(name).join(', ')]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLeadForm(form: LeadForm, body: unknown, files: Reception | undefined): ReadEnquiry {
  const names = leadFiles(form);
  const lead = readLead(form, isRecord(body) ? { ...body, ...linesOf(names, files) } : body);
  if (!lead.ok) return lead;
  const emailAddress = lead.fields.find(({ name }) => name === 'email')?.value ?? null;
  const fields = lead.fields.map((field) => ({
    ...field,
    ...(names.includes(field.name) && { isFile: true }),
  }));
  const written = lead.fields.filter(({ name }) => !unwritten.has(form[name]?.kind ?? 'text'));
  return { ok: true, kind: 'lead', emailAddress, fields, ownLetters: lettersOf(written) };
}

/** The names of the fields of the lead form that take files. */
function leadFiles(form: LeadForm): string[] {
  return Object.entries(form).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));
}

function readContact(input: unknown): ReadEnquiry {
  const parsed = v.safeParse(ContactFields, Array.isArray(input) ? undefined : input);
  if (!parsed.success) return { ok: false, issues: contactIssues(parsed.issues) };
  const fields = Object.entries(parsed.output).map(([name, value]) => ({ name, value }));
  const filled = fields.filter(({ value }) => value !== '');
  const email = filled.find(({ name }) => name.toLowerCase() === 'email');
  if (email && !v.is(ContactEmail, email.value)) {
    return { ok: false, issues: new Map([[email.name, contactMessage('contact.email')]]) };
  }
  return {
    ok: true,
    kind: 'contact',
    emailAddress: addressAmong(filled),
    fields: filled,
    ownLetters: lettersOf(filled),
  };
}

/** Kinds of fields whose value is chosen, not written. */
const unwritten: ReadonlySet<string> = new Set(['choice', 'tick', 'file']);

function lettersOf(fields: readonly { value: string }[]): number {
  return fields.reduce((sum, { value }) => sum + value.length, 0);
}

/**
 * The sender's address, whatever an editor called its field: what looks like one, and of several that whose field is
 * named like one. An address within a sentence is somebody else's as likely as not.
 */
function addressAmong(fields: readonly { name: string; value: string }[]): string | null {
  const addresses = fields.filter(({ value }) => v.is(ContactEmail, value) && normaliseAddress(value));
  const named = addresses.find(({ name }) => /mail/i.test(name));
  return (named ?? addresses[0])?.value ?? null;
}

function fieldsOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
}

function formFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !enquiryEnvelopeNames.includes(name)));
}
