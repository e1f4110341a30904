/** Where the lead form stands as a page, for visitors without JavaScript: `#lead` leads there. */
export const leadPagePath = '/enquiry';

/** What the address ends in where the form is wanted, and what stands there for it until a script opens it. */
export const leadId = 'lead';
