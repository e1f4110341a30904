/** Addresses that no sitemap lists: test pages, lists with parameters, tools, errors. */
export const unlistedPages: readonly string[] = [
  '/all-sections',
  '/minimal-sections',
  '/hostile',
  '/da/fjendtlig',
  '/de/blog?page=2',
  '/blog?q=sim',
  '/docs/sims',
  '/search?q=sim',
  '/cookie-settings',
  '/newsletter/check-mail',
  '/never-written',
];

/** Paths within a language whose texts, except for the page frame, all come from the site. */
export const ownPages: readonly string[] = [
  'never-written',
  'da/qr',
  'blog?q=xyzzy',
  'search',
  'search?q=xyzzy',
  'cookie-settings',
  'enquiry',
  'qr',
  'preview/page',
  ...['confirm', 'unsubscribe', 'preferences'].map((page) => `newsletter/${page}?token=unknown`),
  ...['already_subscribed', 'email_required', 'email_invalid', 'email_invisible', 'email_undeliverable'].map(
    (result) => `newsletter/check-mail?result=${result}`,
  ),
  ...['pending', 'limited', 'enough_mails', 'unavailable'].map(
    (result) => `newsletter/check-mail?result=${result}`,
  ),
  ...['confirmed', 'already_confirmed', 'resubscribed'].map(
    (result) => `newsletter/confirm?result=${result}`,
  ),
  ...['forgotten', 'never'].map((result) => `newsletter/unsubscribe?result=${result}`),
];
