import type { Text } from '#schema/text.ts';
import { css } from '#styled/css';

/** What stands in a form's fields, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by the field's name; `''` is about the whole. */
export type FieldIssues = ReadonlyMap<string, Text>;

/** The rules of one form, which the server has too. */
export type EnquiryRules = {
  issuesOf: (values: FormValues) => FieldIssues;
  /** What is posted, once nothing is wrong. */
  bodyOf: (values: FormValues) => Record<string, unknown>;
};

/** Fields of a form in two columns, where there is room for two. */
export const fieldGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  alignItems: 'start',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
