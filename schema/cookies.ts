import { msg } from '#locales/msg.ts';
import type { optionalCategories } from '#brand/consent.ts';
import type { Text } from './text.ts';

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

/** How a category of cookies is called, and what its cookies are for. */
export type CategoryWords = {
  name: Text;
  description: Text;
  /** In place of the description while a tool that counts what is read waits for this category. */
  withTool?: Text;
};

/** Those of `brand/consent.ts` as the platform has them. */
export const defaultCategories = {
  necessary: {
    name: msg({ message: 'Necessary', comment: 'A category of cookies' }),
    description: msg({
      message:
        'Remember your language, your cookie choice and the currency of our prices. The site needs them to work.',
    }),
  },
  preferences: {
    name: msg({ message: 'Preferences', comment: 'A category of cookies' }),
    description: msg({ message: 'Let the support chat remember you.' }),
  },
  statistics: {
    name: msg({ message: 'Statistics', comment: 'A category of cookies' }),
    description: msg({ message: 'Count page views and visitors. We don’t use any at the moment.' }),
    withTool: msg({ message: 'Count page views and visitors.' }),
  },
  marketing: {
    name: msg({ message: 'Marketing', comment: 'A category of cookies' }),
    description: msg({ message: 'Track you across other websites. We don’t use any at the moment.' }),
  },
} satisfies Record<string, CategoryWords>;
