import type { Locale } from '#locales/locales.ts';

/** Rule that sends matching enquiries to another recipient. Omitted conditions match everything. */
export type RecipientRule = {
  kind?: 'lead' | 'contact';
  locale?: Locale;
  /** Path without language. With `isTree`, the rule also matches everything below it. */
  path?: string;
  isTree?: boolean;
  /** Field that has this value; `form` is the name of a custom form. */
  field?: { name: string; value: string };
  to: string;
};

/** Names that a form posts in addition to its fields: kind, page language, honeypot. */
export const enquiryEnvelopeNames: readonly string[] = [
  'kind',
  'locale',
  'website',
  'formInstance',
  'challenge',
];

/**
 * Returns the fragment that shows a form's outcome without JavaScript; `at` identifies the form on a page with
 * several.
 */
export function enquiryOutcomeId(outcome: string, formId: string | undefined): string {
  return formId === undefined ? `enquiry-${outcome}` : `enquiry-${outcome}-${formId}`;
}

/** Returns the posted name of a field. Reserved names, such as `website`, are capitalised. */
export function fieldName(name: string, reservedNames = enquiryEnvelopeNames): string {
  const trimmedName = name.trim();
  return reservedNames.includes(trimmedName)
    ? trimmedName.charAt(0).toUpperCase() + trimmedName.slice(1)
    : trimmedName;
}
