import type { PackageFields, ProductFields } from './product.ts';

const label = {
  kind: 'text',
  maxLength: 60,
  label: { en: 'Small line above', da: 'Lille linje over', de: 'Kleine Zeile darüber' },
} as const;

/** Those of `brand/product.ts` as the platform has them. */
export const defaultPackageFields = {
  label,
  shortDescription: {
    kind: 'textarea',
    rows: 2,
    maxLength: 300,
    label: { en: 'In a sentence', da: 'I én sætning', de: 'In einem Satz' },
  },
  highlighted: {
    kind: 'toggle',
    label: { en: 'Recommended', da: 'Anbefalet', de: 'Empfohlen' },
  },
  features: {
    kind: 'list',
    max: 20,
    maxLength: 120,
    label: { en: 'What is in it', da: 'Hvad der er i den', de: 'Was enthalten ist' },
  },
} satisfies PackageFields;

export const defaultProductFields = {
  label,
  description: { kind: 'richText', label: { en: 'Text', da: 'Tekst', de: 'Text' } },
  subscriptions: {
    kind: 'amounts',
    label: { en: 'Subscriptions', da: 'Abonnementer', de: 'Abonnements' },
  },
  dataPrices: {
    kind: 'amounts',
    label: { en: 'Data, per megabyte', da: 'Data, pr. megabyte', de: 'Daten, je Megabyte' },
  },
  minimumSims: {
    kind: 'number',
    min: 1,
    label: { en: 'From how many SIMs', da: 'Fra hvor mange SIM-kort', de: 'Ab wie vielen SIM-Karten' },
  },
  services: {
    kind: 'list',
    max: 20,
    maxLength: 120,
    label: { en: 'What is in it', da: 'Hvad der er i det', de: 'Was enthalten ist' },
  },
} satisfies ProductFields;
