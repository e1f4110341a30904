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
import { FormDescription, readEditorForm } from '#schema/editorForm.ts';
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
import { truncatedAddress } from '#server/forms/postLimits.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import { formRefusalStatuses } from '#schema/formResponse.ts';
import * as v from 'valibot';
import type { PaceLimits } from '#server/lib/minimumPace.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';

export type EnquiryDeps = FormDeps & {
  store: EnquiryStore;
  /** Reads what an editor's own form says of itself (`FormDescription`); undefined where we did not write it. */
  openForm: (sealed: string) => string | undefined;
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
  const { kind, emailAddress, fields } = enquiry;
  const newEnquiry = {
    kind,
    locale,
    page: postingPage(ctx, siteUrl),
    form: form?.name || undefined,
    emailAddress,
    fields,
    ipPrefix: truncatedAddress(ctx.ip),
    campaign: postingCampaign(ctx, siteUrl),
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

/** The pages know six outcomes. */
function fragmentOf(outcome: Outcome): 'sent' | 'invalid' | 'files' | 'limited' | 'unchecked' | 'failed' {
  const { status } = outcome;
  if (status === 'received') return 'sent';
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
  invalid: msg({ message: 'Please look at the fields that are marked.', comment: 'Lead and contact form' }),
  unavailable: msg({
    message: 'We cannot take your message right now. Please try again in a few minutes.',
    comment: 'Lead and contact form',
  }),
};

type ReadEnquiry =
  | {
      ok: true;
      kind: 'lead' | 'contact';
      emailAddress: string | null;
      fields: EnquiryField[];
    }
  /** What is said, by field; what is named '' is about the whole. */
  | { ok: false; issues: Map<string, Text> };

const Envelope = v.object({
  kind: v.picklist(['lead', 'contact', 'form']),
  /** Of an editor's own form: its description, sealed. */
  form: v.nullish(v.string()),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
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

/** What an editor's own form says of itself. Throws 400 where we did not write it: the page is from before another key. */
function readDescription(text: string | undefined): FormDescription {
  if (text === undefined) throw new HttpError(400, 'malformed', 'The form is not one of ours.');
  return v.parse(FormDescription, JSON.parse(text));
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
  return {
    ok: true,
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
  return { ok: true, kind: 'lead', emailAddress, fields };
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
  return { ok: true, kind: 'contact', emailAddress: addressAmong(filled), fields: filled };
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
