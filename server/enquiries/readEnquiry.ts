import * as v from 'valibot';
import * as parts from '#brand/parts.ts';
import { type FormDescription, readContactForm, readCustomForm } from '#schema/customForm.ts';
import { enquiryEnvelopeNames } from '#schema/enquiry.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import { emailAddress } from '#schema/newsletter.ts';
import { type FieldsResult, readFields } from '#schema/readFields.ts';
import type { Text } from '#schema/text.ts';
import { fileLine } from '#schema/uploads.ts';
import type { FormPost } from '#server/forms/readFormPost.ts';
import type { Reception } from '#server/forms/uploads/uploadFolder.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import type { EnquiryField } from './enquiryStore.ts';

/** Posted form with the server's description of its fields. */
export type PostedForm =
  { kind: 'lead'; lead: LeadForm } | { kind: 'form'; description: FormDescription } | { kind: 'contact' };

type ReadEnquiry =
  | {
      ok: true;
      kind: 'lead' | 'contact';
      emailAddress: string | null;
      fields: EnquiryField[];
      /** Number of characters that the visitor typed, excluding choices and files. */
      typedCharacters: number;
    }
  /** Messages by field name. The key `''` is for the message about the whole enquiry. */
  | { ok: false; issues: Map<string, Text> };

/** Reads an enquiry from an attacker-controlled body, with the same validation as in the browser. */
export function readEnquiry(
  form: PostedForm,
  post: Pick<FormPost, 'clientKind' | 'body' | 'files'>,
): ReadEnquiry {
  const isLead = form.kind === 'lead';
  if (isLead ? !parts.leadForm : !parts.contactForm) return { ok: false, issues: new Map() };
  const enteredValues = postedValues(form, post);
  const values = isRecord(enteredValues)
    ? { ...enteredValues, ...fileValues(fileFields(form), post.files) }
    : undefined;
  const result = readValues(form, values);
  if (!result.ok) return result;
  const described = new Map(fieldsOf(form).map((field) => [field.name, field]));
  const typeOf = (name: string) => described.get(name)?.type ?? 'text';
  return {
    ok: true,
    kind: isLead ? 'lead' : 'contact',
    emailAddress: isLead
      ? (result.fields.find(({ name }) => name === 'email')?.value ?? null)
      : addressAmong(result.fields),
    fields: result.fields.map(({ name, value }) => {
      const label = described.get(name)?.label;
      const isFile = typeOf(name) === 'file';
      return { name, value, ...(label !== undefined && { label }), ...(isFile && { isFile }) };
    }),
    typedCharacters: result.fields
      .filter(({ name }) => !chosenTypes.has(typeOf(name)))
      .reduce((sum, { value }) => sum + value.length, 0),
  };
}

/** Returns the names of a form's file fields. */
export function fileFields(form: PostedForm): string[] {
  return fieldsOf(form).flatMap(({ name, type }) => (type === 'file' ? [name] : []));
}

/** Returns the fields that the form's description lists. A contact form has no description. */
function fieldsOf(form: PostedForm): { name: string; type: string; label?: string }[] {
  if (form.kind === 'contact') return [];
  if (form.kind === 'form') return form.description.fields;
  return Object.entries(form.lead).map(([name, { kind }]) => ({ name, type: kind }));
}

function readValues(form: PostedForm, values: unknown): FieldsResult {
  if (form.kind === 'contact') return readContactForm(values);
  return form.kind === 'form'
    ? readCustomForm(form.description.fields, values)
    : readFields(form.lead, values);
}

/**
 * Returns the part of a body that contains the fields. Scripts nest the fields that an editor named, because such names
 * could equal those of the other values.
 */
function postedValues(
  { kind }: PostedForm,
  { clientKind, body }: Pick<FormPost, 'clientKind' | 'body'>,
): unknown {
  if (kind === 'lead' || !isRecord(body)) return body;
  if (clientKind !== 'form') return body['fields'];
  if (kind === 'form') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !enquiryEnvelopeNames.includes(name)));
}

/** Returns the values of file fields, which list the received files. Ignores the values in the body. */
function fileValues(fields: readonly string[], files: Reception | undefined): Record<string, string> {
  const lines = (field: string) => files?.files.filter((file) => file.field === field).map(fileLine) ?? [];
  return Object.fromEntries(fields.map((name) => [name, lines(name).join(', ')]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Field types whose value the visitor chooses instead of typing. */
const chosenTypes: ReadonlySet<string> = new Set(['choice', 'tick', 'file']);

const EmailAddress = emailAddress({ required: '', invalid: '' });

/**
 * Returns the sender's address: a value that is an address, preferably in a field whose name contains "mail", because
 * editors name fields freely. Ignores addresses within longer text, which may be another person's.
 */
function addressAmong(fields: readonly { name: string; value: string }[]): string | null {
  const addresses = fields.filter(({ value }) => v.is(EmailAddress, value) && normaliseAddress(value));
  const emailNamed = addresses.find(({ name }) => /mail/i.test(name));
  return (emailNamed ?? addresses[0])?.value ?? null;
}
