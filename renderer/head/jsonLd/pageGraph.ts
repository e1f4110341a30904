import type {
  Graph,
  Thing,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product,
  PropertyValue,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { decodeHTML } from 'entities';
import type { FilledFact } from '#components/pricing/readFacts.ts';
import { locales, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { withoutTags } from '#schema/markup.ts';
import type { SiteContent } from '#schema/siteContent.ts';
import type { DocumentHead } from '#renderer/head/documentHead.ts';
import { isPicture } from '#renderer/head/socialImage.ts';
import type { PricedThing, StructuredContent } from './StructuredContent.ts';

/** Returns the page's structured data in the vocabulary of schema.org. */
export function pageGraph(page: GraphSource): Graph {
  const nodes: (Thing | undefined)[] = [
    organization(page),
    webSite(page),
    webPage(page),
    breadcrumbList(page),
    blogPosting(page),
    faqPage(page),
    ...(page.content?.products ?? []).map((thing, index) => product(thing, index, page)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/**
 * Serialises a value as JSON for a `<script>`. The text cannot close the element, and has no line separators, which old
 * parsers reject in strings.
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Page and site that the graph describes. */
export type GraphSource = {
  locale: Locale;
  siteUrl: string;
  /** Absolute URL of the page. */
  url: string;
  head: DocumentHead;
  content: StructuredContent | undefined;
  site: Pick<SiteContent, 'menu' | 'footer'>;
  /** Breadcrumbs from the home page to the page itself. */
  trail: { path: string; text: string }[];
};

function organization({ siteUrl, site, head }: GraphSource): Organization {
  const { logo } = site.menu;
  const name = head.openGraph.siteName || logo?.alt || new URL(siteUrl).hostname;
  const sameAs = site.footer.socials.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: absolute('/icon-512.png', siteUrl),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function webSite({ siteUrl, locale, site, head }: GraphSource): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(localisePath('/blog', locale), siteUrl)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: head.openGraph.siteName || site.menu.logo?.alt || new URL(siteUrl).hostname,
    url: `${siteUrl}/`,
    inLanguage: locales[locale].isoCode,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: search,
  };
}

function webPage(page: GraphSource): WebPage {
  const { siteUrl, url, head, locale, content, trail } = page;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: head.title,
    inLanguage: locales[locale].isoCode,
    isPartOf: { '@id': `${siteUrl}/#website` },
    ...(head.description && { description: head.description }),
    ...(head.openGraph.image && {
      primaryImageOfPage: { '@type': 'ImageObject', url: head.openGraph.image.url },
    }),
    ...(content?.publishedAt && { datePublished: content.publishedAt }),
    ...(content?.modifiedAt && { dateModified: content.modifiedAt }),
    ...(trail.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  };
}

function breadcrumbList({ siteUrl, url, trail }: GraphSource): BreadcrumbList | undefined {
  if (trail.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map(({ path, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absolute(path, siteUrl),
    })),
  };
}

function blogPosting({ siteUrl, url, head, locale, content }: GraphSource): BlogPosting | undefined {
  if (content?.kind !== 'post') return undefined;
  const images = content.images.filter(isPicture).map((image) => absolute(image, siteUrl));
  const image = images.length > 0 ? images : head.openGraph.image?.url;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: content.name,
    url,
    mainEntityOfPage: { '@id': url },
    inLanguage: locales[locale].isoCode,
    author: content.author
      ? { '@type': 'Person', name: content.author }
      : { '@id': `${siteUrl}/#organization` },
    publisher: { '@id': `${siteUrl}/#organization` },
    ...(head.description && { description: head.description }),
    ...(image && { image }),
    ...(content.publishedAt && { datePublished: content.publishedAt }),
    ...(content.modifiedAt && { dateModified: content.modifiedAt }),
    ...(content.section && { articleSection: content.section }),
    ...(content.readingMinutes && { timeRequired: `PT${content.readingMinutes}M` }),
  };
}

function faqPage({ url, content }: GraphSource): FAQPage | undefined {
  if (!content || content.questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: content.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function product(thing: PricedThing, index: number, page: GraphSource): Product {
  const { siteUrl, url, head, locale } = page;
  const image = thing.image === undefined ? head.openGraph.image?.url : absolute(thing.image, siteUrl);
  const description = thing.description && textOf(thing.description);
  return {
    '@type': 'Product',
    '@id': `${url}#product-${index + 1}`,
    name: thing.name,
    brand: { '@type': 'Brand', name: head.openGraph.siteName || thing.name },
    ...(description && { description }),
    ...(image && { image }),
    ...(thing.facts.length > 0 && {
      additionalProperty: thing.facts.map((fact) => property(fact, locale)),
    }),
    offers: thing.prices.map(({ amount, currency, isMonthly }) => {
      const price = { price: amount, priceCurrency: currency.toUpperCase() };
      return {
        '@type': 'Offer',
        ...price,
        url,
        availability: 'https://schema.org/InStock',
        ...(isMonthly && {
          priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
        }),
      };
    }),
  };
}

function property({ label, value }: FilledFact, locale: Locale): PropertyValue {
  const name = label[locale];
  if (value === true || typeof value === 'string') return { '@type': 'PropertyValue', name, value };
  if ('words' in value) return { '@type': 'PropertyValue', name, value: value.words[locale] };
  if ('amount' in value) return { '@type': 'PropertyValue', name, value: value.amount };
  return { '@type': 'PropertyValue', name, value };
}

function absolute(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

/** Converts sanitised HTML to text on one line; plain text stays unchanged. */
function textOf(html: string): string {
  if (!html.includes('<')) return html;
  return decodeHTML(withoutTags(html)).replace(/\s+/g, ' ').trim();
}
