import { locales, type Locale } from '#locales/locales.ts';
import { escapeHtml } from './html.ts';
import type { MediaItem } from './media.ts';

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

/** As the plugin's own translations have it; English for the other languages. */
const readingTime: { en: ReadingTime } & Partial<Record<string, ReadingTime>> = {
  en: { label: 'Est. reading time', minutes: (count) => `${count} minute${count === 1 ? '' : 's'}` },
  da: { label: 'Estimeret læsetid', minutes: (count) => `${count} minut${count === 1 ? '' : 'ter'}` },
  de: { label: 'Geschätzte Lesezeit', minutes: (count) => `${count} Minute${count === 1 ? '' : 'n'}` },
};

/** The block of markup the SEO plugin prints into a theme's head. */
export function renderFullHead(
  seo: SeoParts,
  { locale, modified, name }: { locale: Locale; modified: string; name: string },
): string {
  const robots = [seo.metaRobotsNoindex, seo.metaRobotsNofollow];
  if (seo.canonical) robots.push('max-snippet:-1', 'max-image-preview:large', 'max-video-preview:-1');
  const image = seo.opengraphImage;
  const reading = readingTime[locale] ?? readingTime.en;
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
