import { locales, type Locale } from '#locales/locales.ts';
import { inLocale, isLocalised } from '../content/localised.ts';
import { isMedia, type Media } from '../content/media.ts';
import type { WordPressContext } from './context.ts';
import { toGmt } from './dates.ts';
import { textOf, escapeHtml } from './html.ts';
import type { ContentNode, PageNode, PostNode } from './nodes.ts';
import type { MediaItem } from './media.ts';

const wordsPerMinute = 200;

/** Computes a page's or post's SEO fields from its own fields and the editor's overrides, like the SEO plugin. */
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
  const parentKey = node.type === 'Post' ? 'blog' : node.fixture.parent;
  const parent = parentKey && catalogue.page(parentKey, locale);
  const trail = [home, parent, node === home ? undefined : node].filter((step) => step !== undefined);
  return trail.map((step) => ({
    url: addresses.absolute(step.uri),
    text: step === home ? inLocale(content.site.homeBreadcrumb, locale) : step.title,
  }));
}

function readingTime(node: PageNode | PostNode): number {
  const wordCount = wordsIn([node.fixture.content, node.fixture.sections], node.locale).split(' ').length;
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}

/** Returns all texts of a fixture in one language, without tags. */
export function wordsIn(value: unknown, locale: keyof typeof locales): string {
  if (typeof value === 'string' || typeof value !== 'object' || value === null || isMedia(value)) return '';
  if (isLocalised(value)) return textOf(inLocale(value, locale));
  return Object.values(value)
    .map((part) => wordsIn(part, locale))
    .filter(Boolean)
    .join(' ');
}

type SeoParts = {
  title: string;
  metaDesc: string;
  metaRobotsNoindex: string;
  metaRobotsNofollow: string;
  opengraphTitle: string;
  opengraphDescription: string;
  opengraphType: string;
  opengraphUrl: string;
  opengraphSiteName: string;
  opengraphImage: MediaItem | null;
  twitterCardType: string;
  readingTime: number;
  canonical: string;
};

type ReadingTime = { label: string; minutes: (count: number) => string };

/** Texts in the SEO plugin's translations. Other languages use English. */
const readingTimeWords: { en: ReadingTime } & Partial<Record<string, ReadingTime>> = {
  en: { label: 'Est. reading time', minutes: (count) => `${count} minute${count === 1 ? '' : 's'}` },
  da: { label: 'Estimeret læsetid', minutes: (count) => `${count} minut${count === 1 ? '' : 'ter'}` },
  de: { label: 'Geschätzte Lesezeit', minutes: (count) => `${count} Minute${count === 1 ? '' : 'n'}` },
};

/** Returns the markup that the SEO plugin adds to the theme's head. */
function renderFullHead(
  seo: SeoParts,
  { locale, modified, name }: { locale: Locale; modified: string; name: string },
): string {
  const robots = [seo.metaRobotsNoindex, seo.metaRobotsNofollow];
  if (seo.canonical) robots.push('max-snippet:-1', 'max-image-preview:large', 'max-video-preview:-1');
  const image = seo.opengraphImage;
  const reading = readingTimeWords[locale] ?? readingTimeWords.en;
  const lines = [
    '<!-- This site is optimized with the Yoast SEO plugin v22.9 - https://yoast.com/wordpress/plugins/seo/ -->',
    `<title>${escapeHtml(seo.title)}</title>`,
    seo.metaDesc && meta('name', 'description', seo.metaDesc),
    meta('name', 'robots', robots.join(', ')),
    seo.canonical && `<link rel="canonical" href="${escapeHtml(seo.canonical)}" />`,
    meta('property', 'og:locale', locales[locale].wordPressLocale),
    meta('property', 'og:type', seo.opengraphType),
    meta('property', 'og:title', seo.opengraphTitle),
    seo.opengraphDescription && meta('property', 'og:description', seo.opengraphDescription),
    meta('property', 'og:url', seo.opengraphUrl),
    meta('property', 'og:site_name', seo.opengraphSiteName),
    meta('property', 'article:modified_time', `${modified}+00:00`),
    image && meta('property', 'og:image', image.sourceUrl),
    image?.mediaDetails && meta('property', 'og:image:width', String(image.mediaDetails.width)),
    image?.mediaDetails && meta('property', 'og:image:height', String(image.mediaDetails.height)),
    image && meta('property', 'og:image:type', image.mimeType),
    meta('name', 'twitter:card', seo.twitterCardType),
    meta('name', 'twitter:label1', reading.label),
    meta('name', 'twitter:data1', reading.minutes(seo.readingTime)),
    `<script type="application/ld+json" class="yoast-schema-graph">${structuredData(seo, locale, name)}</script>`,
    '<!-- / Yoast SEO plugin. -->',
  ];
  return lines.filter(Boolean).join('\n');
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
}

function structuredData(seo: SeoParts, locale: Locale, name: string): string {
  const page = {
    '@type': 'WebPage',
    '@id': seo.opengraphUrl,
    url: seo.opengraphUrl,
    name: `${name} - ${seo.opengraphSiteName}`,
    description: seo.metaDesc,
    inLanguage: locales[locale].isoCode,
  };
  const graph = { '@context': 'https://schema.org', '@graph': [page] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
