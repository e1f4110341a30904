import { defaultLocale, localeCodes, type Locale } from '#locales/locales.ts';
import type { CategoryFixture } from '../content/categories.ts';
import type { PageFixture } from '../content/PageFixture.ts';
import type { PostFixture } from '../content/PostFixture.ts';
import type { ProductFixture } from '../content/products.ts';

type NodeBase = {
  databaseId: number;
  locale: Locale;
  /** Path with leading and trailing slash, including the language prefix. */
  uri: string;
  slug: string;
  title: string;
  /** Local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  date: string;
};
export type PageNode = NodeBase & { type: 'Page'; fixture: PageFixture };
export type PostNode = NodeBase & { type: 'Post'; fixture: PostFixture; categories: readonly CategoryNode[] };
export type ProductNode = NodeBase & { type: 'Product'; fixture: ProductFixture };
export type CategoryNode = {
  key: string;
  locale: Locale;
  databaseId: number;
  uri: string;
  slug: string;
  name: string;
  fixture: CategoryFixture;
};
export type ContentNode = PageNode | PostNode | ProductNode;

/** First database id of each type. Translations of a fixture have consecutive ids, as with the language plugin. */
const firstId = { Page: 1000, Product: 5000, Post: 20_000 } as const;

export function databaseId(type: keyof typeof firstId, fixtureId: number, locale: Locale): number {
  return firstId[type] + fixtureId * localeCodes.length + localeCodes.indexOf(locale);
}

/** Returns WPGraphQL's opaque id: base64 of `post:52`, `term:11` or `user:3`. */
export function globalId(kind: 'post' | 'term' | 'user', id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}
