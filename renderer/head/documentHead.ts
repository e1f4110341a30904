import { locales, type Locale } from '#locales/locales.ts';
import type { Alternate } from '../data/PageData.ts';
import type { HeadSource, SeoBlock } from './PageHead.ts';
import { titleFromPath } from './titleFromPath.ts';

export type SocialImage = {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
};

/** The document's head as facts; `+Head.tsx` writes them. Addresses are absolute. */
export type DocumentHead = {
  title: string;
  description: string | undefined;
  keywords: string | undefined;
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
  article: { publishedAt: string | undefined; modifiedAt: string | undefined } | undefined;
};

type HeadContext = {
  locale: Locale;
  /** The page's own address, language prefix and page number included. */
  path: string;
  alternates: Alternate[];
  siteUrl: string;
  isIndexable: boolean;
};

/** The head of a page of content: the editor's values, made absolute to the site, with the specification's defaults. */
export function contentHead(source: HeadSource, context: HeadContext): DocumentHead {
  const seo = source.seo;
  const title = seo?.title || source.title || titleFromPath(context.path);
  const description = seo?.metaDesc || undefined;
  const image = socialImage(seo, context.siteUrl);
  const isIndexed = context.isIndexable && seo?.metaRobotsNoindex !== 'noindex';
  return {
    title,
    description,
    keywords: seo?.metaKeywords || undefined,
    robots: `${isIndexed ? 'index' : 'noindex'}, ${seo?.metaRobotsNofollow === 'nofollow' ? 'nofollow' : 'follow'}`,
    canonical: new URL(context.path, context.siteUrl).href,
    alternates: isIndexed ? hrefLangs(context.alternates, context.siteUrl) : [],
    openGraph: {
      type: seo?.opengraphType || (source.kind === 'post' ? 'article' : 'website'),
      title: seo?.opengraphTitle || title,
      description: seo?.opengraphDescription || description,
      siteName: seo?.opengraphSiteName || undefined,
      locale: openGraphLocale(context.locale),
      alternateLocales: context.alternates.flatMap(({ locale }) =>
        locale === context.locale ? [] : [openGraphLocale(locale)],
      ),
      image,
    },
    twitter: {
      card: seo?.twitterCardType || 'summary_large_image',
      title: seo?.twitterTitle || seo?.opengraphTitle || title,
      description: seo?.twitterDescription || seo?.opengraphDescription || description,
      image: seo?.twitterImage?.sourceUrl
        ? new URL(seo.twitterImage.sourceUrl, context.siteUrl).href
        : image?.url,
    },
    article:
      source.kind === 'post'
        ? { publishedAt: utc(source.publishedAt), modifiedAt: utc(source.modifiedAt) }
        : undefined,
  };
}

/** The head of a page that no editor writes, such as the error page or a newsletter page. */
export function ownHead(
  facts: { title: string; description?: string | undefined; isIndexed: boolean },
  context: HeadContext,
): DocumentHead {
  const isIndexed = context.isIndexable && facts.isIndexed;
  return {
    title: facts.title,
    description: facts.description,
    keywords: undefined,
    robots: isIndexed ? 'index, follow' : 'noindex',
    canonical: isIndexed ? new URL(context.path, context.siteUrl).href : undefined,
    alternates: isIndexed ? hrefLangs(context.alternates, context.siteUrl) : [],
    openGraph: {
      type: 'website',
      title: facts.title,
      description: facts.description,
      siteName: undefined,
      locale: openGraphLocale(context.locale),
      alternateLocales: [],
      image: undefined,
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.title,
      description: facts.description,
      image: undefined,
    },
    article: undefined,
  };
}

function hrefLangs(alternates: Alternate[], siteUrl: string): DocumentHead['alternates'] {
  const links = alternates.map(({ locale, path }) => ({
    hrefLang: locale as string,
    href: new URL(path, siteUrl).href,
  }));
  const english = links.find(({ hrefLang }) => hrefLang === 'en') ?? links[0];
  return english === undefined ? [] : [...links, { hrefLang: 'x-default', href: english.href }];
}

function socialImage(seo: SeoBlock | undefined, siteUrl: string): SocialImage | undefined {
  const image = seo?.opengraphImage;
  if (!image?.sourceUrl) return undefined;
  return {
    url: new URL(image.sourceUrl, siteUrl).href,
    width: image.mediaDetails?.width ?? undefined,
    height: image.mediaDetails?.height ?? undefined,
    alt: image.altText || undefined,
  };
}

function openGraphLocale(locale: Locale): string {
  return locales[locale].isoCode.replace('-', '_');
}

/** WordPress writes UTC times without their zone. */
function utc(time: string | undefined): string | undefined {
  return time === undefined || time === '' ? undefined : `${time}Z`.replace(/ZZ$/, 'Z');
}
