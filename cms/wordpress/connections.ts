import { defaultLocale, isLocale, localeOfWordPress, type Locale } from '#locales/locales.ts';
import { inLocale } from '../content/localised.ts';
import { textOf } from './html.ts';
import type { ContentNode, PostNode } from './nodes.ts';
import { modifiedGmt, wordsIn } from './seo.ts';

export type OrderBy = { field: string; order: 'ASC' | 'DESC' };
export type PostFilter = {
  name?: string | null;
  in?: readonly (string | number | null)[] | null;
  wpmlLanguage?: string | null;
  categoryName?: string | null;
  search?: string | null;
  orderby?: readonly (OrderBy | null)[] | null;
};

const defaultPageSize = 10;
const maxPageSize = 100;

/** Returns whether a node is in the language. If there is none, every node is. Unknown languages count as the default one. */
export function hasLanguage(node: { locale: Locale }, wpmlLanguage: string | null | undefined): boolean {
  return !wpmlLanguage || node.locale === languageOf(wpmlLanguage);
}

export function languageOf(wpmlLanguage: string | null | undefined): Locale {
  if (isLocale(wpmlLanguage)) return wpmlLanguage;
  return localeOfWordPress(wpmlLanguage) ?? defaultLocale;
}

export function filterPosts(posts: readonly PostNode[], where: PostFilter): PostNode[] {
  return posts.filter(
    (post) =>
      hasLanguage(post, where.wpmlLanguage) &&
      (!where.name || post.slug === where.name) &&
      isListed(post, where.in) &&
      (!where.categoryName || isInCategory(post, where.categoryName)) &&
      (!where.search || isFound(post, where.search)),
  );
}

/** Returns whether a post is in the list. As in WordPress, an empty list matches all posts. */
function isListed({ databaseId }: PostNode, ids: PostFilter['in']): boolean {
  return !ids?.length || ids.some((id) => Number(id) === databaseId);
}

function isInCategory(post: PostNode, slug: string): boolean {
  return post.categories.some((category) => category.slug === slug);
}

const searchedTexts = new WeakMap<PostNode, string>();

/** Returns whether every word occurs in title, excerpt or text, ignoring case, as in WordPress's search. */
function isFound(post: PostNode, search: string): boolean {
  const text = searchedTexts.get(post) ?? searchedText(post);
  searchedTexts.set(post, text);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}

function searchedText({ title, fixture, locale }: PostNode): string {
  const excerpt = textOf(inLocale(fixture.excerpt, locale));
  return [title, excerpt, wordsIn([fixture.content, fixture.sections], locale)].join(' ').toLowerCase();
}

/** Sorts nodes, newest first by default. */
export function order<T extends ContentNode>(nodes: readonly T[], orderby: PostFilter['orderby']): T[] {
  const { field, order: direction } = orderby?.find((entry) => entry !== null) ?? {
    field: 'DATE',
    order: 'DESC',
  };
  const sign = direction === 'ASC' ? 1 : -1;
  return nodes.toSorted(
    (a, b) => sign * (compare(sortKey(a, field), sortKey(b, field)) || a.databaseId - b.databaseId),
  );
}

function sortKey(node: ContentNode, field: string): string {
  if (field === 'TITLE') return node.title.toLowerCase();
  if (field === 'SLUG') return node.slug;
  if (field === 'MODIFIED') return modifiedGmt(node);
  return node.date;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Paginates by cursor like WPGraphQL: at most 100 nodes, and `hasNextPage` is false unless `first` was given. */
export function paginate<T extends { databaseId: number }>(
  nodes: readonly T[],
  { first, after }: { first?: number | null; after?: string | null },
) {
  const cursorId = after ? idIn(after) : undefined;
  const start = cursorId === undefined ? 0 : nodes.findIndex(({ databaseId }) => databaseId === cursorId) + 1;
  const end = start + Math.min(first ?? defaultPageSize, maxPageSize);
  const page = nodes.slice(start, end);
  const last = page.at(-1);
  return {
    nodes: page,
    pageInfo: { endCursor: last ? cursor(last) : null, hasNextPage: first != null && nodes.length > end },
  };
}

function idIn(after: string): number {
  return Number(Buffer.from(after, 'base64').toString().split(':')[1]);
}

function cursor(node: { databaseId: number }): string {
  return Buffer.from(`arrayconnection:${node.databaseId}`).toString('base64');
}
