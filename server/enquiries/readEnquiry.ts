import * as v from 'valibot';
import {
  ContactEmail,
  ContactFields,
  enquiryEnvelopeNames,
  LeadEnquiry,
  leadFields,
} from '#schema/enquiry.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { parseFields, type Poster } from '#server/forms/readFormPost.ts';

export type ReadEnquiry =
  | {
      ok: true;
      kind: 'lead' | 'contact';
      emailAddress: string | null;
      fields: { name: string; value: string }[];
    }
  /** Message keys by field; the one named '' is about the whole. */
  | { ok: false; issues: Map<string, string> };

const Envelope = v.object({
  kind: v.picklist(['lead', 'contact']),
  locale: v.nullish(v.string()),
  website: v.nullish(v.string()),
  /** A `SolvedChallenge`, where the site asks for one. */
  challenge: v.optional(v.unknown()),
});

/** What surrounds the fields. Throws 400 where it is not what our pages send. */
export function readEnvelope(body: unknown): v.InferOutput<typeof Envelope> {
  return parseFields(Envelope, body);
}

/** The enquiry of an attacker-controlled body, by the rules that the browser's form has too. */
export function readEnquiry(kind: 'lead' | 'contact', body: unknown, poster: Poster): ReadEnquiry {
  if (kind === 'lead') return readLead(body);
  return readContact(poster === 'form' ? formFields(body) : fieldsOf(body));
}

/** A field that is left out is an empty one, and gets its own message. */
const emptyLead = Object.fromEntries(Object.keys(leadFields).map((name) => [name, '']));

function readLead(body: unknown): ReadEnquiry {
  const parsed = v.safeParse(LeadEnquiry, typeof body === 'object' ? { ...emptyLead, ...body } : body);
  if (!parsed.success) return { ok: false, issues: issuesByField(parsed.issues) };
  const { wantsOtherServices, otherServices, ...rest } = parsed.output;
  const fields = Object.entries({ ...rest, otherServices: wantsOtherServices ? otherServices : '' })
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value !== '');
  return { ok: true, kind: 'lead', emailAddress: parsed.output.email, fields };
}

function readContact(input: unknown): ReadEnquiry {
  const parsed = v.safeParse(ContactFields, Array.isArray(input) ? undefined : input);
  if (!parsed.success) return { ok: false, issues: issuesByField(parsed.issues) };
  const fields = Object.entries(parsed.output).map(([name, value]) => ({ name, value }));
  const filled = fields.filter(({ value }) => value !== '');
  const email = filled.find(({ name }) => name.toLowerCase() === 'email');
  if (email && !v.is(ContactEmail, email.value)) {
    return { ok: false, issues: new Map([[email.name, 'lead.email.invalid']]) };
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

function issuesByField(issues: readonly v.BaseIssue<unknown>[]): Map<string, string> {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    // A contact form's field may be called anything, so its name is taken as it is rather than as a path.
    const field = String(issue.path?.[0]?.key ?? '');
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  return byField;
}
