import type { PackageFields, ProductFields } from './product.ts';

const label = {
  kind: 'text',
  maxLength: 60,
  label: { en: 'Eyebrow', da: 'Overrubrik', de: 'Dachzeile' },
} as const;

/**
 * Default fields of `brand/product.ts`.
 *
 * @public
 */
export const defaultPackageFields = {
  label,
  shortDescription: {
    kind: 'textarea',
    rows: 2,
    maxLength: 300,
    label: { en: 'Short description', da: 'Kort beskrivelse', de: 'Kurzbeschreibung' },
  },
  highlighted: {
    kind: 'toggle',
    label: { en: 'Recommended', da: 'Anbefalet', de: 'Empfohlen' },
  },
  features: {
    kind: 'list',
    max: 20,
    maxLength: 120,
    label: { en: 'What’s included', da: 'Indhold', de: 'Enthaltene Leistungen' },
  },
} satisfies PackageFields;

/** @public */
export const defaultProductFields = {
  label,
  description: { kind: 'richText', label: { en: 'Text', da: 'Tekst', de: 'Text' } },
  subscriptions: {
    kind: 'amounts',
    label: { en: 'Subscriptions', da: 'Abonnementer', de: 'Abonnements' },
  },
  services: {
    kind: 'list',
    max: 20,
    maxLength: 120,
    label: { en: 'What’s included', da: 'Indhold', de: 'Enthaltene Leistungen' },
  },
} satisfies ProductFields;
