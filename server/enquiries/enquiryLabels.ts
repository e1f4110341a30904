import { setTimeout as after } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { leadForm } from '#brand/leadForm.ts';
import type { Locale } from '#locales/locales.ts';
import { minuteMs, secondMs } from '#schema/durations.ts';
import { choiceLabel, fieldLabel, storedFields } from '#schema/enquiryFields.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import type { FieldLabels } from '#schema/mail.ts';
import type { OwnerEnquiry } from '#schema/ownerEnquiries.ts';
import type { Text } from '#schema/text.ts';
import type { Enquiry } from '#server/database/tables.ts';
import { translate } from '#server/lib/translate.ts';

/** Returns an enquiry's fields with labels and choices in the given language. */
export type ReadableFields = (
  enquiry: Pick<Enquiry, 'kind' | 'page' | 'fields'>,
  language: Locale,
) => Promise<OwnerEnquiry['fields']>;

const freshMs = 5 * minuteMs;
const emptyFreshMs = 10 * secondMs;
/**
 * Maximum wait for labels. WordPress waits for our response, possibly with the only process that could serve the
 * labels.
 */
const timeoutMs = 2 * secondMs;
const noLabels: ReadonlyMap<string, string> = new Map();

/**
 * Creates the function that adds labels to an enquiry's fields. Caches the labels of contact forms, which come from the
 * content backend, and omits them if the backend is slow.
 */
export function createReadableFields(deps: {
  /** Finds the labels of contact form fields. Never rejects. */
  labelsOf: FieldLabels | undefined;
  form?: LeadForm | undefined;
}): ReadableFields {
  const { labelsOf, form = leadForm } = deps;
  const labels = new LRUCache<string, ReadonlyMap<string, string>, { page: string; language: Locale }>({
    max: 500,
    ttl: freshMs,
    fetchMethod: async (_key, _stale, { context: { page, language }, options }) => {
      const pageLabels = (await labelsOf?.(page, language)) ?? noLabels;
      if (pageLabels.size === 0) options.ttl = emptyFreshMs;
      return pageLabels;
    },
  });
  const labelsAt = (page: string, language: Locale) =>
    Promise.race([
      labels.fetch(`${language} ${page}`, { context: { page, language } }),
      after(timeoutMs, noLabels, { ref: false }),
    ]);

  return async ({ kind, page, fields: json }, language) => {
    const textOf = (text: Text) => translate(language, text);
    const fields = storedFields(json);
    const editorLabels = kind === 'lead' || page === null ? noLabels : await labelsAt(page, language);
    return fields.map((field) => ({
      name: field.name,
      label: editorLabels?.get(field.name) ?? field.label ?? fieldLabel(form, field.name, textOf),
      value: kind === 'lead' ? choiceLabel(form, field, textOf) : field.value,
    }));
  };
}
