import { defaultLeadForm, type LeadForm } from '#schema/leadForm.ts';

/**
 * The fields of the lead form: checks, messages, mails and exports follow. Your own stand here in place of these, with
 * words in each language: docs/your-company.md.
 */
export const leadForm: LeadForm = defaultLeadForm;
