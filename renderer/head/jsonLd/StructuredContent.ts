import type { Currency } from '#components/content/currencies.ts';
import type { FilledFact } from '#components/pricing/readFacts.ts';

export type Question = { question: string; /** Sanitised HTML. */ answer: string };

export type Price = { amount: number; currency: Currency; isMonthly: boolean };

export type PricedThing = {
  name: string;
  /** Text, or sanitised HTML. */
  description: string | undefined;
  /** Absolute URL, or a path on the site. */
  image: string | undefined;
  prices: Price[];
  /** Further facts defined by the company. */
  facts: FilledFact[];
};

/** Data for search engines beyond the head. Times are UTC. */
export type StructuredContent = {
  kind: 'page' | 'post';
  /** Title of the page without the site's name. */
  name: string;
  publishedAt: string | undefined;
  modifiedAt: string | undefined;
  /** Editor's breadcrumbs from the home page to the page itself. */
  trail: { path: string; text: string }[];
  questions: Question[];
  products: PricedThing[];
  author: string | undefined;
  section: string | undefined;
  /** Images of a post, as paths on the site. */
  images: string[];
  readingMinutes: number | undefined;
};
