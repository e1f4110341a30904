import { contactFieldName } from '#schema/enquiry.ts';

export type ContactField = {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'number' | 'url' | 'textarea';
  isRequired: boolean;
  isHalf: boolean;
  autoComplete: string | undefined;
};

/** Field in the content. WordPress returns the value of a select as a list. */
type FieldEntry = {
  readonly name?: string | null;
  readonly placeholder?: string | null;
  readonly type?: readonly (string | null | undefined)[] | null;
  readonly width?: readonly (string | null | undefined)[] | null;
};

const types = ['text', 'email', 'tel', 'number', 'url', 'textarea'] as const;

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

/** Maximum number of fields that the server accepts. */
const maxFields = 20;
const maxNameLength = 64;

/** Returns the fields of an editor's form. Skips fields without a name, which cannot be sent. */
export function contactFields(
  entries: readonly (FieldEntry | null | undefined)[] | null | undefined,
): ContactField[] {
  const names = new Set<string>();
  return (entries ?? [])
    .flatMap((entry): ContactField[] => {
      const name = contactFieldName(entry?.name ?? '');
      if (name === '' || name.length > maxNameLength || names.has(name)) return [];
      names.add(name);
      const type = types.find((candidate) => candidate === entry?.type?.[0]) ?? 'text';
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

/** Returns the `autocomplete` value for a field's name and type. */
export function autoCompleteOf(name: string, type: string): string | undefined {
  const byName = autoCompletes[name.toLowerCase().replace(/[^a-z]/g, '')];
  return byName ?? (type === 'email' || type === 'tel' ? type : undefined);
}
