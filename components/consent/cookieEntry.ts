import type { optionalCategories } from '#brand/consent.ts';
import type { Text } from '#schema/text.ts';

/** Of `brand/consent.ts`. */
export type CookieCategory = 'necessary' | (typeof optionalCategories)[number];

/** A cookie, as the settings and the cookie policy show it. */
export type CookieEntry = {
  name: string;
  category: CookieCategory;
  purpose: Text;
  /** Undefined: kept in the browser's storage until the visitor clears it. */
  lifetime: { amount: number; unit: 'minute' | 'day' | 'month' } | undefined;
};
