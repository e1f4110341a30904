import type { Locale } from '#locales/locales.ts';

/** Values of a fixture or of one of its rows, and the language in which they are read. */
export type FieldGroup = { values: Readonly<Record<string, unknown>>; locale: Locale };
