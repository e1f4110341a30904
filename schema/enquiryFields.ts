import * as v from 'valibot';
import type { LeadField, LeadForm } from './leadForm.ts';
import type { Text } from './text.ts';

/** Fields of an enquiry as the database stores them. `label` is the text that the visitor saw at the field. */
export const StoredFields = v.array(
  v.object({
    name: v.string(),
    value: v.string(),
    label: v.optional(v.string()),
    isFile: v.optional(v.boolean()),
  }),
);
export type StoredField = v.InferOutput<typeof StoredFields>[number];

/** Parses the fields in an enquiry's database row. */
export function storedFields(json: string): StoredField[] {
  return v.parse(StoredFields, JSON.parse(json));
}

/** Returns the visitor's message: the lead form's description, otherwise the longest value with several words. */
export function messageOf<TField extends StoredField>(fields: readonly TField[]): TField | undefined {
  const described = fields.find(({ name }) => name === 'description');
  const [longest] = fields
    .filter(({ isFile }) => isFile !== true)
    .toSorted((a, b) => b.value.length - a.value.length);
  return described ?? (longest !== undefined && /\s/.test(longest.value) ? longest : undefined);
}

/** Names that editors commonly give to the field for the sender's name. */
const nameFields =
  /^(?:(?:full|your|first and last)[ _-]?)?name$|^(?:fulde |dit |dit fulde )?navn$|^(?:ihr |vollständiger |vor- und nach)name$/i;

/** Returns the sender's name, or an empty string if no field contains it. */
export function senderName(fields: readonly StoredField[]): string {
  const nameField =
    fields.find(({ name }) => name === 'fullName') ??
    fields.find(({ name, label = '' }) => nameFields.test(name) || nameFields.test(label));
  return nameField?.value ?? '';
}

/** Returns a field's label for a mail or list: the lead form's label if there is one, otherwise the field's name. */
export function fieldLabel(form: LeadForm, name: string, textOf: (text: Text) => string): string {
  const ownerField = fieldOf(form, name);
  return ownerField === undefined ? name : textOf(ownerField.nameInMail ?? ownerField.label);
}

/** Returns the text of a lead form option, which is posted as a short code. */
export function choiceLabel(
  form: LeadForm,
  { name, value }: Pick<StoredField, 'name' | 'value'>,
  textOf: (text: Text) => string,
): string {
  const field = fieldOf(form, name);
  if (field?.kind !== 'choice' || !Object.hasOwn(field.choices, value)) return value;
  const chosenValue = field.choices[value];
  return chosenValue === undefined ? value : textOf(chosenValue);
}

function fieldOf(form: LeadForm, name: string): LeadField | undefined {
  return Object.hasOwn(form, name) ? form[name] : undefined;
}
