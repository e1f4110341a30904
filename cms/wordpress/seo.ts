import { locales } from '#locales/locales.ts';
import { inLocale, isLocalised } from '../content/localised.ts';
import { isMedia, type Media } from '../content/media.ts';
import type { WordPressContext } from './context.ts';
import { toGmt } from './dates.ts';
import { textOf } from './html.ts';
import { type ContentNode, type PageNode, type PostNode } from './nodes.ts';
import { renderFullHead } from './seoHead.ts';

const wordsPerMinute = 200;

/** What the SEO plugin works out for a page or post from its own fields and what the editor overrode. */
export async function resolveSeo(node: PageNode | PostNode, context: WordPressContext) {
  const {
    addresses,
    media,
    content: { site },
  } = context;
  const { fixture, locale } = node;
  const override = fixture.seo ?? {};
  const url = addresses.absolute(node.uri);
  const title = inLocale(override.title, locale) || `${node.title} ${site.titleSeparator} ${site.name}`;
  const ownDescription = node.type === 'Post' ? textOf(inLocale(node.fixture.excerpt, locale)) : '';
  const metaDesc = inLocale(override.description, locale) || ownDescription;
  const image = override.image ?? coverOf(node) ?? site.socialImage;
  const opengraphImage = await media(image, locale, addresses);
  const seo = {
    title,
    metaDesc,
    metaKeywords: '',
    metaRobotsNoindex: override.noindex ? 'noindex' : 'index',
    metaRobotsNofollow: override.nofollow ? 'nofollow' : 'follow',
    opengraphTitle: title,
    opengraphDescription: metaDesc,
    opengraphType: node.type === 'Post' ? 'article' : 'website',
    opengraphUrl: url,
    opengraphSiteName: site.name,
    opengraphImage,
    twitterTitle: '',
    twitterDescription: '',
    twitterCardType: 'summary_large_image',
    twitterImage: null,
    readingTime: readingTime(node),
    focuskw: inLocale(override.focusKeyword, locale),
    canonical: override.noindex ? '' : url,
    cornerstone: override.cornerstone ?? false,
    breadcrumbs: breadcrumbs(node, context),
  };
  return { ...seo, fullHead: renderFullHead(seo, { locale, modified: modifiedGmt(node), name: node.title }) };
}

export function modifiedGmt(node: ContentNode): string {
  return (node.type !== 'Product' && node.fixture.modifiedGmt) || toGmt(node.date);
}

function coverOf(node: PageNode | PostNode): Media | undefined {
  if (node.type === 'Post') return node.fixture.featuredImage ?? node.fixture.coverImage ?? undefined;
  return undefined;
}

function breadcrumbs(node: PageNode | PostNode, { catalogue, addresses, content }: WordPressContext) {
  const { locale } = node;
  const home = catalogue.page('home', locale);
  const above = node.type === 'Post' ? 'blog' : node.fixture.parent;
  const parent = above && catalogue.page(above, locale);
  const trail = [home, parent, node === home ? undefined : node].filter((step) => step !== undefined);
  return trail.map((step) => ({
    url: addresses.absolute(step.uri),
    text: step === home ? inLocale(content.site.homeBreadcrumb, locale) : step.title,
  }));
}

function readingTime(node: PageNode | PostNode): number {
  const words = wordsIn([node.fixture.content, node.fixture.sections], node.locale).split(' ').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** All texts of a fixture in one language, tags left out. */
export function wordsIn(value: unknown, locale: keyof typeof locales): string {
  if (typeof value === 'string' || typeof value !== 'object' || value === null || isMedia(value)) return '';
  if (isLocalised(value)) return textOf(inLocale(value, locale));
  return Object.values(value)
    .map((part) => wordsIn(part, locale))
    .filter(Boolean)
    .join(' ');
}
