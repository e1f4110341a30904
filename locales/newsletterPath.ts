import { splitLocale } from './routing.ts';

/** Where the newsletter's own pages live in every language. */
export const newsletterPath = '/newsletter';

/** True for the pages that confirm and end subscriptions, and for their data: a link in them is its reader's secret. */
export function isNewsletterPath(pathname: string): boolean {
  return splitLocale(pathname).path.startsWith(`${newsletterPath}/`);
}
