import { splitLocale } from './routing.ts';

/** The page of the cookie settings, without a language. */
export const cookieSettingsPath = '/cookie-settings';

/** Where the lead form stands as a page, for visitors without JavaScript: `#lead` leads there. */
export const leadPagePath = '/enquiry';

/** The search of the whole site. */
export const searchPath = '/search';

/** What the address ends in where the form is wanted, and what stands there for it until a script opens it. */
export const leadId = 'lead';

/** Where editors see what is not published; `/page` and `/post` follow. */
export const previewPath = '/preview';

/** Where somebody without an account sees kept changes of WordPress; the addresses of the whole site follow. */
export const changesPath = `${previewPath}/changes`;

/** Where the newsletter's own pages live in every language. */
export const newsletterPath = '/newsletter';

/** The newsletter's pages for one subscriber, by the last segment of their addresses. */
export const newsletterPages = ['check-mail', 'confirm', 'unsubscribe', 'preferences'] as const;

export type NewsletterPage = (typeof newsletterPages)[number];

/** Where the API reference lives in every language; everything below it is the viewer's own. */
export const docsPath = '/docs';

/** True for `/docs`, `/da/docs` and whatever lies below them. */
export function isDocsPath(pathname: string): boolean {
  const { path, isDoublePrefixed } = splitLocale(pathname);
  return !isDoublePrefixed && (path === docsPath || path.startsWith(`${docsPath}/`));
}
