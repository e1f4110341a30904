import * as v from 'valibot';
import { msg } from '#locales/msg.ts';
import { enquiryEnvelopeNames, fieldName } from './enquiry.ts';
import { readFields, type FieldRule, type FieldsResult } from './readFields.ts';
import type { Text } from './text.ts';

// Forms with fields defined by an editor: the section kinds Form and Contact. They are validated by `readFields`, as
// the lead form is.

export const maxFields = 20;
const maxChoices = 20;
export const maxName = 64;
const maxText = 5000;

/** Names that a custom form posts in addition to its fields. */
const envelopeNames: readonly string[] = [...enquiryEnvelopeNames, 'form', ''];

/** Value of a checked checkbox. */
export const checkedValue = 'yes';

export const fieldTypes = ['text', 'email', 'tel', 'number', 'textarea', 'choice', 'tick', 'file'] as const;

const shortText = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

const Field = v.object({
  name: v.pipe(
    v.string(),
    v.maxLength(maxName),
    v.check((name) => !envelopeNames.includes(name) && name !== '__proto__'),
  ),
  label: shortText(200),
  type: v.picklist(fieldTypes),
  isRequired: v.boolean(),
  /** Options of a select, which are also the posted values. */
  choices: v.pipe(v.array(shortText(200)), v.maxLength(maxChoices)),
});
export type CustomFormField = v.InferOutput<typeof Field>;

/**
 * Definition of a posted form. The form itself posts it, sealed (`server/lib/sealed.ts`). The server therefore needs no
 * request to WordPress, which could fail, and checks a page rendered before an edit by the rules that the visitor saw.
 */
export const FormDescription = v.object({
  /** Name given by the editor; may be empty. */
  name: shortText(100),
  fields: v.pipe(v.array(Field), v.minLength(1), v.maxLength(maxFields)),
  /** Site path of the thank-you page. */
  thanksPage: v.optional(v.pipe(shortText(2000), v.regex(/^\/(?![/\\])/))),
  /** Site path of an upload. The page does not reveal it. */
  download: v.optional(v.pipe(shortText(2000), v.startsWith('/'))),
});
export type FormDescription = v.InferOutput<typeof FormDescription>;

export const customFieldName = (name: string): string => fieldName(name, envelopeNames);

/** Returns the fields that can be sent: valid ones with unique names, at most twenty. */
export function sendableFields<TField extends CustomFormField>(fields: readonly TField[]): TField[] {
  const names = new Set<string>();
  return fields
    .filter((field) => {
      const isValid = v.is(Field, field) && !names.has(field.name);
      names.add(field.name);
      return isValid && (field.type !== 'choice' || field.choices.length > 0);
    })
    .slice(0, maxFields);
}

/** Parses an untrusted form submission by the form's definition. Drops unknown fields. */
export function readCustomForm(fields: readonly CustomFormField[], postedValues: unknown): FieldsResult {
  return readFilledForm(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])), postedValues);
}

const ContactValues = v.record(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxName)), v.unknown());

/**
 * Parses an untrusted contact form submission. The server does not know the form's fields, so every value is optional
 * text; only `email` must be an address.
 */
export function readContactForm(postedValues: unknown): FieldsResult {
  const values = v.safeParse(ContactValues, postedValues);
  if (!values.success) {
    // Not read as a path, because editors choose the names.
    return rejectWith(
      ...values.issues.map(({ path }) => [String(path?.[0]?.key ?? ''), messages.name] as const),
    );
  }
  const names = Object.keys(values.output);
  if (names.length > maxFields) return rejectWith(['', messages.count]);
  const rules = names.map((name) => {
    const type = name.toLowerCase() === 'email' ? 'email' : 'textarea';
    const rule = ruleOf({ name, label: name, type, isRequired: false, choices: [] });
    return [name, { ...rule, missing: messages.value }] as const;
  });
  return readFilledForm(Object.fromEntries(rules), values.output);
}

function readFilledForm(rules: Readonly<Record<string, FieldRule>>, postedValues: unknown): FieldsResult {
  const result = readFields(rules, postedValues);
  return result.ok && result.fields.length === 0 ? rejectWith(['', messages.empty]) : result;
}

const rejectWith = (...issues: (readonly [string, Text])[]): FieldsResult => ({
  ok: false,
  issues: new Map(issues),
});

const messages = {
  name: msg({ message: 'The name of this field isn’t valid' }),
  value: msg({ message: 'Please enter text' }),
  count: msg({ message: 'This form has too many fields' }),
  empty: msg({ message: 'Please fill in at least one field' }),
};
const required = msg({ message: 'This field is required' });
const invalid = {
  email: msg({ message: 'Please enter a valid email address' }),
  tel: msg({ message: 'Please enter a valid phone number' }),
  number: msg({ message: 'Please enter a number' }),
  choice: msg({ message: 'Please choose an option from the list' }),
  text: msg({ message: 'Please use at most 5,000 characters' }),
};

function ruleOf({ type, isRequired, choices }: CustomFormField): FieldRule {
  switch (type) {
    case 'email':
    case 'tel':
    case 'number':
      return { kind: type, isRequired, wrong: invalid[type], missing: required };
    // The value of a file field contains the file names.
    case 'file':
    case 'textarea':
      return {
        kind: 'textarea',
        isRequired,
        rows: 4,
        maxLength: maxText,
        wrong: invalid.text,
        missing: required,
      };
    case 'choice':
    case 'tick':
      return {
        kind: 'choice',
        isRequired,
        choices: Object.fromEntries(
          (type === 'tick' ? [checkedValue] : choices).map((choice) => [choice, choice]),
        ),
        wrong: invalid.choice,
        missing: required,
      };
    case 'text':
      return { kind: type, isRequired, maxLength: maxText, wrong: invalid.text, missing: required };
  }
}
