import * as v from 'valibot';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { ContentIndex } from '#server/lib/contentIndex.ts';
import { socialImageCategory } from './cardQueries.ts';

/** Texts of a sharing card. */
export type CardContent = { title: string; label: string; siteName: string };

const CategoryResponse = v.object({
  categories: v.object({
    nodes: v.tuple([v.object({ name: v.pipe(v.string(), v.minLength(1)), slug: v.string() })]),
  }),
});

/** Returns the texts for the card of a published page; `undefined` if the page does not exist in this language. */
export async function cardContent(
  path: string,
  locale: Locale,
  { index, fetchContent }: { index: ContentIndex; fetchContent: FetchContent },
): Promise<CardContent | undefined> {
  const uri = localisePath(path, locale);
  const siteName = async () =>
    (await index.findTitle('pages', locale, localisePath('/', locale)))?.siteName ?? '';
  const [, category] = /^\/blog\/category\/([^/]+)$/.exec(path) ?? [];
  if (category !== undefined) {
    const title = await categoryName(decodeURIComponent(category), locale, fetchContent);
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
  fetchContent: FetchContent,
): Promise<string | undefined> {
  const variables = { slug, language: locales[locale].languageCode };
  const parsed = v.safeParse(CategoryResponse, await fetchContent(socialImageCategory, variables));
  if (!parsed.success) return undefined;
  const [category] = parsed.output.categories.nodes;
  return category.slug === slug ? category.name : undefined;
}
