import type { Html, Text } from '../localised.ts';
import type { ProductKey } from '../products.ts';
import type { Background, Button } from './parts.ts';

type Head = {
  label?: Text;
  title?: Text;
  subtitle?: Text;
  description?: Html;
  backgroundColor?: Background;
};

type Price = { price?: Text; subtitle?: Text };
export type Package = {
  title: Text;
  label?: Text;
  shortDescription?: Text;
  highlighted?: boolean;
  prices?: { dkk?: Price; eur?: Price; usd?: Price };
  features?: { text: Text; included: boolean }[];
  globalButtons?: Button[];
};

export type PackageSelector = Head & {
  kind: 'PackageSelector';
  defaultCurrency?: Readonly<Record<'en' | 'da' | 'de', 'dkk' | 'eur' | 'usd'>>;
  packages?: Package[];
  fleetPrice?: boolean;
};

export type Pricing = Head & {
  kind: 'Pricing';
  products?: ProductKey[];
  packages?: Package[];
  footnote?: Text;
  globalButtons?: Button[];
};

export type FeaturedContent = Head & {
  kind: 'FeaturedContent';
  /** English slugs of posts, the first one large. */
  featuredPosts?: `post:${string}`[];
  globalButtons?: Button[];
};
