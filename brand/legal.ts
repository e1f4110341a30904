import type { LegalDetails } from '#schema/legal.ts';

/**
 * What the neutral content says under Legal notice and Accessibility, in each of its languages. Fill it in before
 * `wp site seed --starter`; what is in WordPress already is changed there. A lawyer of your country knows what else is due.
 */
export const legal: LegalDetails = {
  name: 'Your Company',
  address: ['1 Main Street', '1000 Your Town'],
  representedBy: 'First and last name',
  register: 'Register and number',
  vatNumber: 'VAT number',
  email: 'hello@your-company.example',
  telephone: '+00 000 000',
  accessibility: {
    email: 'hello@your-company.example',
    answerDays: 5,
    authority: { name: 'Name of the authority', url: 'https://authority.example' },
  },
};
