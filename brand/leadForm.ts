import { defaultLeadForm, type LeadForm } from '#schema/leadForm.ts';

/**
 * Fields of the lead form; validation, messages, mails and exports are derived from them. Replace them with your own,
 * with texts in each language: docs/your-company.md.
 */
export const leadForm: LeadForm = defaultLeadForm;
