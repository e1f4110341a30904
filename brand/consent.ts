import { type CookieEntry, defaultCategories, type CategoryWords } from '#schema/cookies.ts';

/** Optional cookie categories, in the order of the settings. If empty, visitors are not asked for consent. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export type CookieCategory = 'necessary' | (typeof optionalCategories)[number];

/** Revision of the categories. Increment it after you change them, so that all visitors are asked again. */
export const consentRevision = 1;

/** Name and description of each category. */
export const categories: Record<CookieCategory, CategoryWords> = defaultCategories;

/** Category of the chat's cookies. */
export const chatCategory: CookieCategory = 'preferences';

/** Category of the analytics tool's cookies (`ANALYTICS`), if it sets any. */
export const analyticsCategory: CookieCategory = 'statistics';

/** Category that allows Google to use analytics data for advertising; `undefined` never allows it. */
export const advertisingCategory: CookieCategory | undefined = undefined;

/** Cookies of the company's own scripts. */
export const ownCookies: readonly CookieEntry<CookieCategory>[] = [];
