/** Where the newsletter's own pages live in every language. */
export const newsletterPath = '/newsletter';
