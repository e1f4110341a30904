/** Where the lead form stands as a page, for who has no JavaScript: `#lead` leads there. */
export const leadPagePath = '/enquiry';
