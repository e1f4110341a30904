import {
  type CookieCategory,
  type CookieEntry,
  defaultCategories,
  type CategoryWords,
} from '#schema/cookies.ts';

/** What visitors may allow or refuse, beside what is necessary, in the order of the settings. With none, nobody is asked. */
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

/** One more after a change of the categories asks everybody again. */
export const consentRevision = 1;

/** How each category is called, and what it is for. */
export const categories: Record<CookieCategory, CategoryWords> = defaultCategories;

/** Of these are the cookies of the chat. */
export const chatCategory: CookieCategory = 'preferences';

/** Of these are the cookies of the tool that counts what is read (`ANALYTICS`), where it sets any. */
export const analyticsCategory: CookieCategory = 'statistics';

/** Who allows these lets Google use what it counts for advertising; undefined: it never may. */
export const advertisingCategory: CookieCategory | undefined = undefined;

/** Cookies that a script of the company's own sets. */
export const ownCookies: readonly CookieEntry[] = [];
