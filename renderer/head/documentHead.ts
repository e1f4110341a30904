import sanitizeHtml from 'sanitize-html';
import * as parts from '#brand/parts.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { Alternate } from '#renderer/data/PageData.ts';
import type { MenuContent } from '#schema/siteContent.ts';
import type { StructuredContent } from './jsonLd/StructuredContent.ts';
import type { HeadSource } from './PageHead.ts';
import { homeCard, isPicture, socialImage, type SocialImage } from './socialImage.ts';

/** The document's head as facts; `HeadElements.tsx` writes them. Addresses are absolute. */
export type DocumentHead = {
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  /** What the SEO plugin says beside all this. */
  further?: FurtherMeta[];
  robots: string;
  canonical: string | undefined;
  alternates: { hrefLang: string; href: string }[];
  /** The pages before and after this one in a list. */
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
  /** The blog's feed in the page's language. */
  feed: string | undefined;
  /** What the structured data of the page is made from; absent where no editor writes the page. */
  content?: StructuredContent;
};

type HeadContext = {
  locale: Locale;
  /** The page's own address, language prefix and page number included. */
  path: string;
  alternates: Alternate[];
  siteUrl: string;
  isIndexable: boolean;
  /** Stands after a title that no editor wrote. */
  siteName?: string | undefined;
};

/** The head of a page of content: the editor's values, made absolute to the site, with the specification's defaults. */
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
    // What the editor wants the page to be found by, where they list nothing else.
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

/** The head of a page that no editor writes, such as the error page or a newsletter page. */
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
  const english = links.find(({ hrefLang }) => hrefLang === 'en') ?? links[0];
  return english === undefined ? [] : [...links, { hrefLang: 'x-default', href: english.href }];
}

/** Translations that ask to be left out write no links back, so none leads to them. */
function indexedAlternates({ translations }: HeadSource, { alternates }: HeadContext): Alternate[] {
  const hidden = new Set(
    translations.flatMap(({ locale, isIndexed }) => (isIndexed === false ? [locale] : [])),
  );
  return alternates.filter(({ locale }) => !hidden.has(locale));
}

/** The editor's word on which of several addresses counts; a page of a list speaks for itself. */
function canonicalPath({ path, seo }: HeadSource, ownPath: string): string {
  return ownPath === path && seo?.canonical ? seo.canonical : ownPath;
}

function feedUrl({ locale, siteUrl }: HeadContext): string | undefined {
  return !parts.feeds ? undefined : new URL(localisePath('/feed.xml', locale), siteUrl).href;
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].isoCode.replace('-', '_');
}

/** WordPress writes UTC times without their zone. */
function utc(time: string | undefined): string | undefined {
  return time === undefined || time === '' ? undefined : `${time}Z`.replace(/ZZ$/, 'Z');
}

/** The title of a page that has none: its last path segment in title case. */
function titleFromPath(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodeURIComponent(segment)
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A `<meta>` of the SEO plugin that the site has no field for. */
type FurtherMeta = { attribute: 'name' | 'property'; key: string; content: string };

/** What the SEO plugin would print into a theme's head and this site's own head does not say. */
type EditorsHead = {
  metas: FurtherMeta[];
  /** How much of the page search engines may show, such as `max-snippet:-1`. */
  robots: string[];
};

/** Owners prove a site theirs; sharing services show whose it is, and how long an article takes. Nothing that acts. */
const passedOn =
  /^([\w.-]+-(site-)?verification|msvalidate\.01|p:domain_verify|author|twitter:(site|creator|label\d|data\d)|fb:\w+|article:(publisher|tag))$/;
const previewLimit = /^max-(snippet|image-preview|video-preview):[\w-]+$/;
const maxMetas = 20;
const longest = { head: 50_000, content: 300 };

/** Reads `fullHead`, a piece of HTML that plugins and editors fill: what is passed on is on a list, the rest is dropped. */
export function readEditorsHead(fullHead: string | null | undefined): EditorsHead {
  const found: EditorsHead = { metas: [], robots: [] };
  if (!fullHead || fullHead.length > longest.head) return found;
  sanitizeHtml(fullHead, {
    allowedTags: ['meta'],
    allowedAttributes: { meta: ['name', 'property', 'content'] },
    transformTags: {
      meta(tagName, attribs) {
        const { name, property, content = '' } = attribs;
        const key = name ?? property ?? '';
        if (key === 'robots') found.robots = content.split(/,\s*/).filter((rule) => previewLimit.test(rule));
        else if (passedOn.test(key) && content !== '' && content.length <= longest.content)
          found.metas.push({ attribute: name === undefined ? 'property' : 'name', key, content });
        return { tagName, attribs };
      },
    },
  });
  return { ...found, metas: found.metas.slice(0, maxMetas) };
}

/** What the site is called, as its logo says; undefined where there is none. */
export function siteNameOf(menu: Pick<MenuContent, 'logo'>): string | undefined {
  return menu.logo?.alt || undefined;
}

/** The document's title of a page whose editor gave it none: its name, a separator, the name of the site. */
function titleWithSiteName(name: string, siteName: string | undefined): string {
  return [name, siteName].filter(Boolean).join(' | ');
}
