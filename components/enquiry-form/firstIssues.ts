import type * as v from 'valibot';
import { enquiryMessageKeys, type EnquiryMessageKey } from '#schema/enquiry.ts';
import type { FieldIssues } from './EnquiryRules.ts';

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
