/** Where the lead form stands as a page, for visitors without JavaScript: `#lead` leads there. */
export const leadPagePath = '/enquiry';
