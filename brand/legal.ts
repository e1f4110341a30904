import type { LegalDetails } from '#schema/legal.ts';

/**
 * Details in the neutral content's header, footer, contact page, legal notice and accessibility statement, in each of
 * its languages. Fill them in before `wp skerry seed --starter`; change content that is already in WordPress there. Ask
 * a lawyer in your country about further requirements.
 */
export const legal: LegalDetails = {
  name: 'Your Company',
  // Street and number, postcode and town: one string for each line.
  address: [],
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
