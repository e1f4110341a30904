import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';

export type PageFacts = {
  /** `lang` attribute of the document. */
  language: string | undefined;
  titles: string[];
  description: string;
  canonical: string | undefined;
  robots: string;
  h1: number;
  /** Language and URL of each `hreflang` link. */
  languageLinks: [language: string, href: string][];
  socialImage: string | undefined;
  feed: string | undefined;
  /** `href` of every link, as written. */
  links: string[];
  ids: Set<string>;
  structuredData: unknown[];
};

const parserConfig = new HtmlValidate({ root: true }).getConfigFor('page.html');

/** Extracts the facts about a page that search engines and the crawl read. */
export async function pageFacts(html: string): Promise<PageFacts> {
  const document = new Parser(await parserConfig).parseHtml(html);
  const attribute = (selector: string, name: string) => valueOf(document.querySelector(selector), name);
  return {
    language: attribute('html', 'lang'),
    titles: document.querySelectorAll('head > title').map(({ textContent }) => textContent.trim()),
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content') ?? '',
    h1: document.querySelectorAll('h1').length,
    languageLinks: document.querySelectorAll('link[rel="alternate"]').flatMap((link): [string, string][] => {
      const language = valueOf(link, 'hreflang');
      return language === undefined ? [] : [[language, valueOf(link, 'href') ?? '']];
    }),
    socialImage: attribute('meta[property="og:image"]', 'content'),
    feed: attribute('link[type="application/atom+xml"]', 'href'),
    links: document.querySelectorAll('a').flatMap((link) => valueOf(link, 'href') ?? []),
    ids: new Set(document.querySelectorAll('[id]').flatMap((element) => valueOf(element, 'id') ?? [])),
    structuredData: document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent)),
  };
}

function valueOf(element: HtmlElement | null, name: string): string | undefined {
  const value = element?.getAttributeValue(name);
  return value?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}
