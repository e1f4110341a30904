import * as v from 'valibot';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import { socialImageCategory } from './cardQueries.ts';

/** Texts of a sharing card. */
export type CardContent = { title: string; label: string; siteName: string };

export type CardSources = {
  index: ContentIndex;
  /** Fetches from the cached content service. */
  fetchContent: FetchContent;
  /**
   * Reports a query that found no category. Clients can make up such queries, so their responses should not displace
   * other cache entries.
   */
  reportUnknown: (...call: Parameters<FetchContent>) => void;
};

const CategoryResponse = v.object({
  categories: v.object({
    nodes: v.tuple([v.object({ name: v.pipe(v.string(), v.minLength(1)), slug: v.string() })]),
  }),
});

/** Returns the texts for the card of a published page; `undefined` if the page does not exist in this language. */
export async function cardContent(
  path: string,
  locale: Locale,
  sources: CardSources,
): Promise<CardContent | undefined> {
  const { index } = sources;
  const uri = localisePath(path, locale);
  const siteName = async () =>
    (await index.findTitle('pages', locale, localisePath('/', locale)))?.siteName ?? '';
  const [, category] = /^\/blog\/category\/([^/]+)$/.exec(path) ?? [];
  if (category !== undefined) {
    const title = await categoryName(decodeURIComponent(category), locale, sources);
    return title === undefined ? undefined : { title, label: '', siteName: await siteName() };
  }
  if (/^\/blog\/[^/]+$/.test(path)) {
    const post = await index.findTitle('posts', locale, uri);
    if (!post?.title) return undefined;
    return { title: post.title, label: post.category, siteName: await siteName() };
  }
  const page = await index.findTitle('pages', locale, uri);
  return page?.title ? { title: page.title, label: '', siteName: page.siteName } : undefined;
}

async function categoryName(
  slug: string,
  locale: Locale,
  { fetchContent, reportUnknown }: CardSources,
): Promise<string | undefined> {
  const variables = { slug, language: locales[locale].languageCode };
  const parsed = v.safeParse(CategoryResponse, await fetchContent(socialImageCategory, variables));
  const [category] = parsed.success ? parsed.output.categories.nodes : [];
  if (category?.slug === slug) return category.name;
  reportUnknown(socialImageCategory, variables);
  return undefined;
}
