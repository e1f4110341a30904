import { msg } from '#locales/msg.ts';
import type { Text } from './text.ts';

/** Cookie as listed in the settings and the cookie policy. */
export type CookieEntry<TCategory extends string = string> = {
  name: string;
  category: TCategory;
  purpose: Text;
  /** Lifetime of the cookie; `undefined` for browser storage, which does not expire. */
  lifetime: { amount: number; unit: 'minute' | 'day' | 'month' } | undefined;
};

/** Name and description of a cookie category. */
export type CategoryWords = {
  name: Text;
  description: Text;
  /** Replaces the description while an analytics tool uses this category. */
  withTool?: Text;
};

/**
 * Default categories of `brand/consent.ts`.
 *
 * @public
 */
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
