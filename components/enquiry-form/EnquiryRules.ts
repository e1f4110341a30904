import type { EnquiryMessageKey } from '#schema/enquiry.ts';

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
