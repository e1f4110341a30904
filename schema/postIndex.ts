import type { Locale } from '#locales/locales.ts';

/** As much of an article as it takes to find its place among all. */
export type ListedPost = {
  databaseId: number;
  slug: string;
  /** Slugs of the categories that it stands in itself. */
  categories: readonly string[];
  translations: readonly { locale: Locale | undefined; categories: readonly string[] }[];
};

/** Every article of a language, newest first. */
export type PostIndex = readonly ListedPost[];
