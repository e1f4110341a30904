import * as v from 'valibot';
import { LeadEnquiry } from '#schema/enquiry.ts';
import type { EnquiryRules } from '#components/enquiry-form/EnquiryRules.ts';
import { firstIssues } from '#components/enquiry-form/firstIssues.ts';

/** The lead modal's rules: the server's own schema. */
export const leadRules: EnquiryRules = {
  issuesOf(values) {
    const parsed = v.safeParse(LeadEnquiry, values);
    return parsed.success ? new Map() : firstIssues(parsed.issues);
  },
  bodyOf: (values) => ({ ...values, kind: 'lead' }),
};
