import sanitizeHtml from 'sanitize-html';
import * as parts from '#brand/parts.ts';
import { defaultLocale, locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import type { MenuContent } from '#schema/siteContent.ts';
import type { StructuredContent } from './jsonLd/StructuredContent.ts';
import type { HeadSource } from './PageHead.ts';
import { homeCard, isPicture, socialImage, type SocialImage } from './socialImage.ts';

/** Data of the document's head, rendered by `HeadElements.tsx`. All URLs are absolute. */
export type DocumentHead = {
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  /** Other tags of the SEO plugin. */
  further?: FurtherMeta[];
  robots: string;
  canonical: string | undefined;
  alternates: { hrefLang: string; href: string }[];
  /** Previous and next page of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  openGraph: {
    type: string;
    title: string;
    description: string | undefined;
    siteName: string | undefined;
    locale: string;
    alternateLocales: string[];
    image: SocialImage | undefined;
  };
  twitter: { card: string; title: string; description: string | undefined; image: string | undefined };
  article:
    | {
        publishedAt: string | undefined;
        modifiedAt: string | undefined;
        author: string | undefined;
        section: string | undefined;
      }
    | undefined;
  /** URL of the blog's feed in the page's language. */
  feed: string | undefined;
  /** Source of the page's structured data; absent on static pages. */
  content?: StructuredContent;
};

type HeadContext = {
  locale: Locale;
  /** Path of the page, including language prefix and page number. */
  path: string;
  alternates: Alternate[];
  siteUrl: string;
  isIndexable: boolean;
  /** Name of the site, appended to titles that no editor wrote. */
  siteName?: string | undefined;
};

/** Returns the head of a content page: the editor's values with absolute URLs, and the specification's defaults. */
export function contentHead(source: HeadSource, context: HeadContext): DocumentHead {
  const seo = source.seo;
  const name = source.title || titleFromPath(context.path);
  const title = seo?.title || titleWithSiteName(name, context.siteName);
  const description = seo?.metaDesc || undefined;
  const image = socialImage(source, context);
  const isIndexed = context.isIndexable && !source.isPreview && seo?.metaRobotsNoindex !== 'noindex';
  const editors = readEditorsHead(seo?.fullHead);
  return {
    title,
    description,
    // The focus keyword serves as keyword if there are no others.
    keywords: seo?.metaKeywords || seo?.focuskw || undefined,
    robots: [
      isIndexed ? 'index' : 'noindex',
      seo?.metaRobotsNofollow === 'nofollow' ? 'nofollow' : 'follow',
      ...(isIndexed ? editors.robots : []),
    ].join(', '),
    further: editors.metas,
    canonical: new URL(canonicalPath(source, context.path), context.siteUrl).href,
    alternates: isIndexed ? hrefLangs(indexedAlternates(source, context), context.siteUrl) : [],
    openGraph: {
      type: seo?.opengraphType || 'website',
      title: seo?.opengraphTitle || seo?.title || name,
      description: seo?.opengraphDescription || description,
      siteName: seo?.opengraphSiteName || context.siteName,
      locale: openGraphLocale(context.locale),
      alternateLocales: context.alternates.flatMap(({ locale }) =>
        locale === context.locale ? [] : [openGraphLocale(locale)],
      ),
      image,
    },
    twitter: {
      card: seo?.twitterCardType || 'summary_large_image',
      title: seo?.twitterTitle || seo?.opengraphTitle || seo?.title || name,
      description: seo?.twitterDescription || seo?.opengraphDescription || description,
      image: isPicture(seo?.twitterImage?.sourceUrl)
        ? new URL(seo.twitterImage.sourceUrl, context.siteUrl).href
        : image.url,
    },
    article:
      source.kind === 'post'
        ? {
            publishedAt: utc(source.publishedAt),
            modifiedAt: utc(source.modifiedAt),
            author: source.author,
            section: source.section,
          }
        : undefined,
    feed: feedUrl(context),
    content: {
      kind: source.kind,
      name,
      publishedAt: utc(source.publishedAt),
      modifiedAt: utc(source.modifiedAt),
      trail: (seo?.breadcrumbs ?? []).flatMap((entry) =>
        entry?.text && entry.url ? [{ path: entry.url, text: entry.text }] : [],
      ),
      questions: source.questions ?? [],
      products: source.products ?? [],
      author: source.author,
      section: source.section,
      images: source.images ?? [],
      readingMinutes: seo?.readingTime ?? undefined,
    },
  };
}

/** Returns the head of a page without SEO fields, such as the error page or a newsletter page. */
export function staticHead(
  facts: { title: string; description?: string | undefined; isIndexed: boolean },
  context: HeadContext,
): DocumentHead {
  const isIndexed = context.isIndexable && facts.isIndexed;
  return {
    title: titleWithSiteName(facts.title, context.siteName),
    description: facts.description,
    keywords: undefined,
    robots: isIndexed ? 'index, follow' : 'noindex',
    canonical: isIndexed ? new URL(context.path, context.siteUrl).href : undefined,
    alternates: isIndexed ? hrefLangs(context.alternates, context.siteUrl) : [],
    openGraph: {
      type: 'website',
      title: facts.title,
      description: facts.description,
      siteName: context.siteName,
      locale: openGraphLocale(context.locale),
      alternateLocales: [],
      image: isIndexed ? homeCard(facts.title, context) : undefined,
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.title,
      description: facts.description,
      image: isIndexed ? homeCard(facts.title, context).url : undefined,
    },
    article: undefined,
    feed: feedUrl(context),
  };
}

function hrefLangs(alternates: Alternate[], siteUrl: string): DocumentHead['alternates'] {
  const links = alternates.map(({ locale, path }) => ({
    hrefLang: String(locale),
    href: new URL(path, siteUrl).href,
  }));
  const fallback = links.find(({ hrefLang }) => hrefLang === defaultLocale) ?? links[0];
  return fallback === undefined ? [] : [...links, { hrefLang: 'x-default', href: fallback.href }];
}

/** Returns the alternates that search engines may index. Pages with noindex do not link back. */
function indexedAlternates({ translations }: HeadSource, { alternates }: HeadContext): Alternate[] {
  const hiddenPaths = new Set(
    translations.flatMap(({ locale, isIndexed }) => (isIndexed === false ? [locale] : [])),
  );
  return alternates.filter(({ locale }) => !hiddenPaths.has(locale));
}

/** Returns the editor's canonical URL. On further pages of a list, returns their own URL. */
function canonicalPath({ path, seo }: HeadSource, ownPath: string): string {
  return ownPath === path && seo?.canonical ? seo.canonical : ownPath;
}

function feedUrl({ locale, siteUrl }: HeadContext): string | undefined {
  return !parts.feeds ? undefined : new URL(localisePath('/feed.xml', locale), siteUrl).href;
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].isoCode.replace('-', '_');
}

/** Adds the zone to a UTC time, which WordPress writes without one. */
function utc(time: string | undefined): string | undefined {
  return time === undefined || time === '' ? undefined : `${time}Z`.replace(/ZZ$/, 'Z');
}

/** Derives a title from the last path segment. */
function titleFromPath(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodeURIComponent(segment)
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `<meta>` of the SEO plugin without a corresponding field of the site. */
type FurtherMeta = { attribute: 'name' | 'property'; key: string; content: string };

/** Tags that the SEO plugin would print into a theme's head and that the site does not write itself. */
type EditorsHead = {
  metas: FurtherMeta[];
  /** Preview limits for search engines, such as `max-snippet:-1`. */
  robots: string[];
};

/** Allowed tags: site verification, ownership for sharing services, reading time. None of them affects the page. */
const allowedNames =
  /^([\w.-]+-(site-)?verification|msvalidate\.01|p:domain_verify|author|twitter:(site|creator|label\d|data\d)|fb:\w+|article:(publisher|tag))$/;
const previewLimit = /^max-(snippet|image-preview|video-preview):[\w-]+$/;
const maxMetas = 20;
const maxLength = { head: 50_000, content: 300 };

/** Parses `fullHead`, untrusted HTML from plugins and editors. Returns only allowed tags. */
export function readEditorsHead(fullHead: string | null | undefined): EditorsHead {
  const head: EditorsHead = { metas: [], robots: [] };
  if (!fullHead || fullHead.length > maxLength.head) return head;
  sanitizeHtml(fullHead, {
    allowedTags: ['meta'],
    allowedAttributes: { meta: ['name', 'property', 'content'] },
    transformTags: {
      meta(tagName, attribs) {
        const { name, property, content = '' } = attribs;
        const key = name ?? property ?? '';
        if (key === 'robots') head.robots = content.split(/,\s*/).filter((rule) => previewLimit.test(rule));
        else if (allowedNames.test(key) && content !== '' && content.length <= maxLength.content)
          head.metas.push({ attribute: name === undefined ? 'property' : 'name', key, content });
        return { tagName, attribs };
      },
    },
  });
  return { ...head, metas: head.metas.slice(0, maxMetas) };
}

/** Returns the site's name from its logo; `undefined` if there is none. */
export function siteNameOf(menu: Pick<MenuContent, 'logo'>): string | undefined {
  return menu.logo?.alt || undefined;
}

/** Joins a page's name and the site's name. */
function titleWithSiteName(name: string, siteName: string | undefined): string {
  return [name, siteName].filter(Boolean).join(' | ');
}
