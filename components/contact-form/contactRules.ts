import * as v from 'valibot';
import { ContactEmail, ContactFields, type EnquiryMessageKey } from '#schema/enquiry.ts';
import type { EnquiryRules, FormValues } from '#components/enquiry-form/EnquiryRules.ts';
import { firstIssues } from '#components/enquiry-form/firstIssues.ts';
import type { ContactField } from './contactFields.ts';

/** The rules of a form that an editor put together: the server's own schema, and which fields must be filled in. */
export function contactRules(fields: readonly ContactField[]): EnquiryRules {
  return {
    issuesOf(values) {
      const filled = fieldsOf(fields, values);
      const parsed = v.safeParse(ContactFields, filled);
      const issues = new Map<string, EnquiryMessageKey>(parsed.success ? [] : firstIssues(parsed.issues));
      for (const field of fields) {
        const value = filled[field.name]?.trim() ?? '';
        if (value === '' && field.isRequired) issues.set(field.name, 'lead.required');
        if (value !== '' && field.type === 'email' && !v.is(ContactEmail, value)) {
          issues.set(field.name, 'lead.email.invalid');
        }
      }
      // A field's own message says more than that all of them are empty.
      if (issues.size > 1) issues.delete('');
      return issues;
    },
    bodyOf: (values) => ({ kind: 'contact', fields: fieldsOf(fields, values) }),
  };
}

function fieldsOf(fields: readonly ContactField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
}
