import {
  customFieldName,
  fieldTypes,
  maxFields,
  maxName,
  sendableFields,
  type CustomFormField,
} from '#schema/customForm.ts';
import { fieldName } from '#schema/enquiry.ts';

/** Field of any form, with its texts in the page's language. */
export type FormField = {
  name: string;
  label: string;
  /** `tick` is a checkbox, `choice` a list. Others are types of `<input>`, or a text area. */
  type: CustomFormField['type'] | 'url';
  isRequired: boolean;
  isHalf: boolean;
  /** Posted values with their labels. A single text is both. */
  choices?: readonly (string | readonly [value: string, label: string])[];
  /** Checkbox before the field, which is visible only while the checkbox is ticked. */
  tick?: { name: string; label: string } | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'url' | undefined;
  maxLength?: number | undefined;
  rows?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: 'any' | undefined;
};

export type FormStep = { title: string; fields: (FormField & CustomFormField)[] };

/** Value of a select in the content. WordPress returns it as a list. */
type Select = readonly (string | null | undefined)[] | null;
type List<TEntry> = readonly (TEntry | null | undefined)[] | null | undefined;

type ContactEntry = {
  readonly name?: string | null;
  readonly placeholder?: string | null;
  readonly type?: Select;
  readonly width?: Select;
};

type StepEntry = {
  readonly title?: string | null;
  readonly stepFields?: List<
    ContactEntry & {
      readonly label?: string | null;
      readonly required?: boolean | null;
      readonly choices?: string | null;
    }
  >;
};

const contactTypes = ['text', 'email', 'tel', 'number', 'url', 'textarea'] as const;

/** Returns the fields of a contact form. Skips fields without a name, which cannot be sent. */
export function contactFields(entries: List<ContactEntry>): FormField[] {
  const names = new Set<string>();
  return (entries ?? [])
    .flatMap((entry): FormField[] => {
      const name = fieldName(entry?.name ?? '');
      if (name === '' || name.length > maxName || names.has(name)) return [];
      names.add(name);
      const type = contactTypes.find((candidate) => candidate === entry?.type?.[0]) ?? 'text';
      return [
        {
          name,
          label: entry?.placeholder || name,
          type,
          // The content has no setting for required fields: phone numbers, numbers and URLs are always optional.
          isRequired: type === 'text' || type === 'email' || type === 'textarea',
          isHalf: entry?.width?.[0] === 'half',
          autoComplete: autoCompleteOf(name, type),
        },
      ];
    })
    .slice(0, maxFields);
}

/** Returns the steps of a custom form. Omits fields that cannot be sent, and empty steps. */
export function formSteps(entries: List<StepEntry>): FormStep[] {
  const steps = (entries ?? []).map((entry) => ({
    title: entry?.title ?? '',
    fields: (entry?.stepFields ?? []).map((field): FormField & CustomFormField => {
      const name = customFieldName(field?.name ?? '');
      const type = fieldTypes.find((candidate) => candidate === field?.type?.[0]) ?? 'text';
      return {
        name,
        label: field?.label || name,
        type,
        isRequired: field?.required ?? false,
        choices: type === 'choice' ? linesOf(field?.choices ?? '') : [],
        placeholder: field?.placeholder || undefined,
        isHalf: field?.width?.[0] === 'half',
        autoComplete: autoCompleteOf(name, type),
        step: type === 'number' ? 'any' : undefined,
      };
    }),
  }));
  const sendable = new Set(sendableFields(steps.flatMap(({ fields }) => fields)));
  return steps
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => sendable.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, 20);
}

/** `autocomplete` values by field name, for browsers to fill in. */
const autoCompletes: Readonly<Record<string, string>> = {
  fullname: 'name',
  name: 'name',
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  tel: 'tel',
  company: 'organization',
  organisation: 'organization',
  country: 'country-name',
};

/** Returns the `autocomplete` value of an input; `undefined` if its name and type do not suggest one. */
function autoCompleteOf(name: string, type: FormField['type']): string | undefined {
  if (['textarea', 'choice', 'tick', 'file'].includes(type)) return undefined;
  const byName = autoCompletes[name.toLowerCase().replace(/[^a-z]/g, '')];
  return byName ?? (type === 'email' || type === 'tel' ? type : undefined);
}
