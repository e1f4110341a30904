import * as v from 'valibot';
import { localeOfWordPress, locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import { socialImageCategory, socialImagePage, socialImagePost } from './cardQueries.ts';

/** Texts of a sharing card. */
export type CardContent = { title: string; label: string; siteName: string };

const Text = v.fallback(v.string(), '');
const Title = v.pipe(v.string(), v.minLength(1));
const Seo = v.fallback(v.object({ opengraphSiteName: Text }), { opengraphSiteName: '' });
const PageLocale = v.object({ locale: v.string() });
const Categories = v.fallback(v.object({ nodes: v.array(v.object({ name: Text })) }), { nodes: [] });

const PageResponse = v.object({
  page: v.object({ title: Title, uri: v.string(), locale: PageLocale, seo: Seo }),
});
const PostResponse = v.object({
  posts: v.object({
    nodes: v.tuple([
      v.object({ title: Title, uri: v.string(), locale: PageLocale, categories: Categories, seo: Seo }),
    ]),
  }),
});
const CategoryResponse = v.object({
  categories: v.object({ nodes: v.tuple([v.object({ name: Title, slug: v.string() })]) }),
  page: v.fallback(v.object({ seo: Seo }), { seo: { opengraphSiteName: '' } }),
});

/** Returns the texts for the card of a published page; `undefined` if the page does not exist in this language. */
export async function cardContent(
  path: string,
  locale: Locale,
  fetchContent: FetchContent,
): Promise<CardContent | undefined> {
  const [, category] = /^\/blog\/category\/([^/]+)$/.exec(path) ?? [];
  if (category !== undefined) return categoryCard(category, locale, fetchContent);
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (post !== undefined) return postCard(post, { locale, uri: localisePath(path, locale) }, fetchContent);
  return pageCard({ locale, uri: localisePath(path, locale) }, fetchContent);
}

type CardRequest = { locale: Locale; uri: string };

/**
 * Returns whether the node is the requested page. The backend also returns translations whose prefix is missing in the
 * request, and password-protected pages.
 */
function isRequested(
  node: { uri: string; locale: { locale: string } },
  { locale, uri }: CardRequest,
): boolean {
  return node.uri === uri && localeOfWordPress(node.locale.locale) === locale;
}

async function pageCard(request: CardRequest, fetchContent: FetchContent): Promise<CardContent | undefined> {
  const variables = { uri: request.uri };
  const response = await fetchContent(socialImagePage, variables);
  const parsed = v.safeParse(PageResponse, response);
  if (!parsed.success) return undefined;
  const { page } = parsed.output;
  return isRequested(page, request)
    ? { title: page.title, label: '', siteName: page.seo.opengraphSiteName }
    : undefined;
}

async function postCard(
  slug: string,
  request: CardRequest,
  fetchContent: FetchContent,
): Promise<CardContent | undefined> {
  const variables = { slug: decodeURIComponent(slug), language: locales[request.locale].languageCode };
  const response = await fetchContent(socialImagePost, variables);
  const parsed = v.safeParse(PostResponse, response);
  if (!parsed.success) return undefined;
  const [post] = parsed.output.posts.nodes;
  if (!isRequested(post, request)) return undefined;
  const label = post.categories.nodes[0]?.name ?? '';
  return { title: post.title, label, siteName: post.seo.opengraphSiteName };
}

async function categoryCard(
  slug: string,
  locale: Locale,
  fetchContent: FetchContent,
): Promise<CardContent | undefined> {
  const variables = {
    slug: decodeURIComponent(slug),
    language: locales[locale].languageCode,
    home: localisePath('/', locale),
  };
  const response = await fetchContent(socialImageCategory, variables);
  const parsed = v.safeParse(CategoryResponse, response);
  if (!parsed.success) return undefined;
  const [category] = parsed.output.categories.nodes;
  return category.slug === decodeURIComponent(slug)
    ? { title: category.name, label: '', siteName: parsed.output.page.seo.opengraphSiteName }
    : undefined;
}
