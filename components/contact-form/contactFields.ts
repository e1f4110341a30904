import { contactFieldName } from '#schema/enquiry.ts';

export type ContactField = {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'number' | 'url' | 'textarea';
  isRequired: boolean;
  isHalf: boolean;
  autoComplete: string | undefined;
};

/** What the content backend says of a field; selects answer lists. */
type FieldEntry = {
  readonly name?: string | null;
  readonly placeholder?: string | null;
  readonly type?: readonly (string | null | undefined)[] | null;
  readonly width?: readonly (string | null | undefined)[] | null;
};

const types = ['text', 'email', 'tel', 'number', 'url', 'textarea'] as const;

/** How browsers recognise what they can fill in. */
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

/** As many as the server accepts. */
const maxFields = 20;
const maxNameLength = 64;

/** The form that an editor put together; a field without a name cannot be sent and is left out. */
export function contactFields(
  entries: readonly (FieldEntry | null | undefined)[] | null | undefined,
): ContactField[] {
  const names = new Set<string>();
  return (entries ?? [])
    .flatMap((entry): ContactField[] => {
      const name = contactFieldName(entry?.name ?? '');
      if (name === '' || name.length > maxNameLength || names.has(name)) return [];
      names.add(name);
      const type = types.find((known) => known === entry?.type?.[0]) ?? 'text';
      return [
        {
          name,
          label: entry?.placeholder || name,
          type,
          // The backend has no field for it: a telephone number, a figure or an address is never demanded.
          isRequired: type === 'text' || type === 'email' || type === 'textarea',
          isHalf: entry?.width?.[0] === 'half',
          autoComplete: autoCompleteOf(name, type),
        },
      ];
    })
    .slice(0, maxFields);
}

/** What browsers fill a field in with, by what it is called and asks for. */
export function autoCompleteOf(name: string, type: string): string | undefined {
  const byName = autoCompletes[name.toLowerCase().replace(/[^a-z]/g, '')];
  return byName ?? (type === 'email' || type === 'tel' ? type : undefined);
}
