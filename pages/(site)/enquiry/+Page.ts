export { LeadPage as Page } from '#components/lead-form/LeadPage.tsx';
