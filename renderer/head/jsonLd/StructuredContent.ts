import type { Currency } from '#components/pricing/currencies.ts';
import type { FilledFact } from '#components/pricing/readFacts.ts';

export type Question = { question: string; /** Sanitised HTML. */ answer: string };

export type Price = { amount: number; currency: Currency; isMonthly: boolean };

export type PricedThing = {
  name: string;
  /** Text, or sanitised HTML. */
  description: string | undefined;
  /** Absolute, or a path of the site. */
  image: string | undefined;
  prices: Price[];
  /** What the company says of it beside that. */
  facts: FilledFact[];
};

/** What search engines are told of a page beyond its head. Times are UTC. */
export type StructuredContent = {
  kind: 'page' | 'post';
  /** The page's own title, without the site's name. */
  name: string;
  publishedAt: string | undefined;
  modifiedAt: string | undefined;
  /** The editor's trail from the top of the site to the page itself. */
  trail: { path: string; text: string }[];
  questions: Question[];
  products: PricedThing[];
  author: string | undefined;
  section: string | undefined;
  /** Pictures of an article, as paths of the site. */
  images: string[];
  readingMinutes: number | undefined;
};
