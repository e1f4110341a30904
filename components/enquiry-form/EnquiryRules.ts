import { type EnquiryMessageKey, enquiryMessageKeys } from '#schema/enquiry.ts';
import type * as v from 'valibot';
import { css } from '#styled/css';

/** What stands in a form's fields, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by the field's name; `''` is about the whole. */
export type FieldIssues = ReadonlyMap<string, EnquiryMessageKey>;

/** The rules of one form, which the server has too. */
export type EnquiryRules = {
  issuesOf: (values: FormValues) => FieldIssues;
  /** What is posted, once nothing is wrong. */
  bodyOf: (values: FormValues) => Record<string, unknown>;
};

/** The first issue of each field, which is the one to show. */
export function firstIssues(issues: readonly v.BaseIssue<unknown>[]): FieldIssues {
  const found = new Map<string, EnquiryMessageKey>();
  for (const { path, message } of issues) {
    // A contact form's field may be called anything, so its name is taken as it is rather than as a path.
    const name = String(path?.[0]?.key ?? '');
    if (!found.has(name))
      found.set(name, enquiryMessageKeys.find((key) => key === message) ?? 'lead.required');
  }
  return found;
}

/** Fields of a form in two columns, where there is room for two. */
export const fieldGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  alignItems: 'start',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
