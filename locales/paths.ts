import { splitLocale } from './routing.ts';

/** Path of the cookie settings, without language. */
export const cookieSettingsPath = '/cookie-settings';

/** Path of the lead form as a page, for visitors without JavaScript; `#lead` links to it. */
export const leadPagePath = '/enquiry';

/** Path of the site search. */
export const searchPath = '/search';

/** Fragment that opens the lead form, and ID of its placeholder until a script opens it. */
export const leadId = 'lead';

/** Path of previews; followed by `/page` or `/post`. */
export const previewPath = '/preview';

/** Path of pending changes of WordPress for visitors without an account; followed by any path on the site. */
export const changesPath = `${previewPath}/changes`;

/** Path of the newsletter's pages in every language. */
export const newsletterPath = '/newsletter';

/** Newsletter pages for a single subscriber, by the last segment of their paths. */
export const newsletterPages = ['check-mail', 'confirm', 'unsubscribe', 'preferences'] as const;

export type NewsletterPage = (typeof newsletterPages)[number];

/** Path of the API reference in every language; the viewer handles everything below it. */
export const docsPath = '/docs';

/** Returns whether a path is `/docs`, `/da/docs` or below. */
export function isDocsPath(pathname: string): boolean {
  const { path, isDoublePrefixed } = splitLocale(pathname);
  return !isDoublePrefixed && (path === docsPath || path.startsWith(`${docsPath}/`));
}
