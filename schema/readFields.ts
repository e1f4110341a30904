import * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import { emailAddress } from './newsletter.ts';
import { isEmailAddress } from './emailAddress.ts';
import type { LeadField } from './leadForm.ts';
import type { Text } from './text.ts';

type RuleOf<TField> = TField extends { choices: unknown }
  ? Omit<TField, 'label' | 'choices'> & { choices: Readonly<Record<string, unknown>> }
  : Omit<TField, 'label'>;

/** Validation rules of a field: its definition without labels. */
export type FieldRule = RuleOf<LeadField>;

export type FieldsResult =
  /** Values that are not empty, in the order of the form. */
  | { ok: true; fields: { name: string; value: string }[] }
  /** Message for each invalid field. */
  | { ok: false; issues: Map<string, Text> };

const Posted = v.record(v.string(), v.unknown());
/** Ticked checkbox: `true` from a script, any text from an HTML form. */
const Ticked = v.pipe(
  v.union([v.boolean(), v.string()]),
  v.check((value) => value !== false && value !== '' && value !== 'false'),
);
const emailRule = emailAddress({ required: 'missing', invalid: 'wrong' });

/** Reads an untrusted form post by the form's definition. Drops unknown fields. */
export function readFields(form: Readonly<Record<string, FieldRule>>, postedValues: unknown): FieldsResult {
  const parsed = v.safeParse(Posted, postedValues);
  const values = parsed.success ? parsed.output : {};
  const fields: { name: string; value: string }[] = [];
  const issues = new Map<string, Text>();
  for (const [name, field] of Object.entries(form)) {
    if (field.tick !== undefined && !v.is(Ticked, values[field.tick.name])) continue;
    // Treats a missing field as empty.
    const result = v.safeParse(ruleOf(field), values[name] ?? '');
    if (!result.success) issues.set(name, messageOf(field, result.issues[0].message));
    else if (result.output !== '') fields.push({ name, value: result.output });
  }
  return issues.size === 0 ? { ok: true, fields } : { ok: false, issues };
}

const required = msg({ message: 'This field is required' });

function messageOf({ missing = required, wrong = missing }: FieldRule, issue: string): Text {
  return issue === 'wrong' ? wrong : missing;
}

function ruleOf(field: FieldRule): v.GenericSchema<string, string> {
  if (field.kind === 'email' && field.isRequired) return emailRule;
  const filled = v.pipe(
    v.string('missing'),
    v.trim(),
    v.check((text) => text !== '' || !field.isRequired, 'missing'),
  );
  const isRight = v.check((text: string) => text === '' || isValid(field, text), 'wrong');
  if (field.kind !== 'domain') return v.pipe(filled, isRight);
  return v.pipe(filled, v.maxLength(2048, 'wrong'), v.transform(hostOf), isRight);
}

/** Returns whether a value is valid for the field. */
function isValid(field: FieldRule, text: string): boolean {
  switch (field.kind) {
    case 'text':
      return text.length >= (field.minLength ?? 0) && text.length <= field.maxLength;
    case 'textarea':
      return text.length <= field.maxLength;
    case 'number':
      return isNumber(text, field);
    case 'choice':
      return Object.hasOwn(field.choices, text);
    case 'email':
      return isEmailAddress(text);
    case 'tel':
      return isPhoneNumber(text);
    case 'domain':
      return isHostName(text);
    // The value contains the file names; the files are checked during the upload.
    case 'file':
      return true;
  }
}

function isNumber(
  text: string,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): boolean {
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Returns the host of a URL or host name; other texts stay unchanged and fail the next rule. */
function hostOf(text: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return text;
  const { hostname, username, protocol } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return username === '' && isWeb ? hostname.replace(/\.$/, '') : text;
}

function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label)) &&
    /[a-z]/i.test(labels.at(-1) ?? '')
  );
}

function isPhoneNumber(text: string): boolean {
  if (text.length > 40 || !/^\+?[\d\s()-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 6 && digits <= 15;
}
