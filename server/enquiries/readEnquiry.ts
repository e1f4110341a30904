import * as v from 'valibot';
import * as parts from '#brand/parts.ts';
import { type FormDescription, readCustomForm } from '#schema/customForm.ts';
import {
  ContactEmail,
  ContactFields,
  contactIssues,
  contactMessage,
  enquiryEnvelopeNames,
} from '#schema/enquiry.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import { readFields } from '#schema/readFields.ts';
import type { Text } from '#schema/text.ts';
import { fileLine } from '#schema/uploads.ts';
import type { ClientKind, FormPost } from '#server/forms/readFormPost.ts';
import type { Reception } from '#server/forms/uploads/uploadFolder.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import type { EnquiryField } from './enquiryStore.ts';

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
  kind: 'lead' | 'contact' | 'form',
  body: unknown,
  { clientKind, files, lead }: Pick<FormPost, 'clientKind' | 'files'> & { lead: LeadForm },
): ReadEnquiry {
  if (kind === 'lead' ? !parts.leadForm : !parts.contactForm) return { ok: false, issues: new Map() };
  if (kind === 'lead') return readLeadForm(lead, body, files);
  return readContact(clientKind === 'form' ? formFields(body) : fieldsOf(body));
}

/** Reads an enquiry sent with an editor's form. */
export function readCustomEnquiry(
  { fields }: FormDescription,
  body: unknown,
  clientKind: ClientKind,
  files: Reception | undefined,
): ReadEnquiry {
  if (!parts.contactForm) return { ok: false, issues: new Map() };
  const postedFields = clientKind === 'form' ? body : fieldsOf(body);
  const namesOfFiles = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
  const result = readCustomForm(fields, {
    ...(isRecord(postedFields) && postedFields),
    ...fileValues(namesOfFiles, files),
  });
  if (!result.ok) return result;
  const fieldsByName = new Map(fields.map((field) => [field.name, field]));
  const isTyped = ({ name }: { name: string }) => !chosenTypes.has(fieldsByName.get(name)?.type ?? 'text');
  return {
    ok: true,
    typedCharacters: countCharacters(result.fields.filter(isTyped)),
    kind: 'contact',
    emailAddress: addressAmong(result.fields),
    fields: result.fields.map((field) => {
      const { label = field.name, type } = fieldsByName.get(field.name) ?? {};
      return { ...field, label, ...(type === 'file' && { isFile: true }) };
    }),
  };
}

/** Returns the values of file fields, which list the received files. Ignores the values in the body. */
function fileValues(fields: readonly string[], files: Reception | undefined): Record<string, string> {
  const lines = (field: string) => files?.files.filter((file) => file.field === field).map(fileLine) ?? [];
  return Object.fromEntries(fields.map((name) => [name, lines(name).join(', ')]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLeadForm(form: LeadForm, body: unknown, files: Reception | undefined): ReadEnquiry {
  const names = leadFiles(form);
  const lead = readFields(form, isRecord(body) ? { ...body, ...fileValues(names, files) } : body);
  if (!lead.ok) return lead;
  const emailAddress = lead.fields.find(({ name }) => name === 'email')?.value ?? null;
  const fields = lead.fields.map((field) => ({
    ...field,
    ...(names.includes(field.name) && { isFile: true }),
  }));
  const typedFields = lead.fields.filter(({ name }) => !chosenTypes.has(form[name]?.kind ?? 'text'));
  return { ok: true, kind: 'lead', emailAddress, fields, typedCharacters: countCharacters(typedFields) };
}

/** Returns the names of the lead form's file fields. */
export function leadFiles(form: LeadForm): string[] {
  return Object.entries(form).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));
}

function readContact(input: unknown): ReadEnquiry {
  const parsed = v.safeParse(ContactFields, Array.isArray(input) ? undefined : input);
  if (!parsed.success) return { ok: false, issues: contactIssues(parsed.issues) };
  const fields = Object.entries(parsed.output).map(([name, value]) => ({ name, value }));
  const filledFields = fields.filter(({ value }) => value !== '');
  const email = filledFields.find(({ name }) => name.toLowerCase() === 'email');
  if (email && !v.is(ContactEmail, email.value)) {
    return { ok: false, issues: new Map([[email.name, contactMessage('contact.email')]]) };
  }
  return {
    ok: true,
    kind: 'contact',
    emailAddress: addressAmong(filledFields),
    fields: filledFields,
    typedCharacters: countCharacters(filledFields),
  };
}

/** Field types whose value the visitor chooses instead of typing. */
const chosenTypes: ReadonlySet<string> = new Set(['choice', 'tick', 'file']);

function countCharacters(fields: readonly { value: string }[]): number {
  return fields.reduce((sum, { value }) => sum + value.length, 0);
}

/**
 * Returns the sender's address: a value that is an address, preferably in a field whose name contains "mail", because
 * editors name fields freely. Ignores addresses within longer text, which may be another person's.
 */
function addressAmong(fields: readonly { name: string; value: string }[]): string | null {
  const addresses = fields.filter(({ value }) => v.is(ContactEmail, value) && normaliseAddress(value));
  const emailNamed = addresses.find(({ name }) => /mail/i.test(name));
  return (emailNamed ?? addresses[0])?.value ?? null;
}

function fieldsOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
}

function formFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !enquiryEnvelopeNames.includes(name)));
}
