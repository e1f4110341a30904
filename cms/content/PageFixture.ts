import type { Locale } from '#locales/locales.ts';
import type { Html, L, Text } from './localised.ts';
import type { Section } from './sections/Section.ts';
import type { SeoFixture } from './SeoFixture.ts';

/** How fixtures refer to a page, whatever its slug is called in a language. */
export type PageName =
  | 'home'
  | 'products'
  | 'sim'
  | 'esim'
  | 'bridge'
  | 'log'
  | 'private-networks'
  | 'limits'
  | 'coverage'
  | 'pricing'
  | 'solutions'
  | 'water'
  | 'energy'
  | 'ports'
  | 'rail'
  | 'cold-chain'
  | 'aquaculture'
  | 'customers'
  | 'nordvand'
  | 'havnekran'
  | 'brise-energi'
  | 'tillberg'
  | 'about'
  | 'partners'
  | 'contact'
  | 'support'
  | 'changelog'
  | 'security'
  | 'test-kit'
  | 'terms'
  | 'privacy'
  | 'data-processing'
  | 'cookies'
  | 'legal-notice'
  | 'accessibility'
  | 'blog'
  | 'responsible-disclosure'
  | 'partner-prices'
  | 'satellite'
  | 'all-sections'
  | 'minimal-sections'
  | 'longest-german'
  | 'hostile'
  // Of the starter (`cms/content/starter/`) alone.
  | 'essential'
  | 'complete';

/** A page that was made from another, for measurements. */
export type CopyName = `copy-${number}`;

export type PageFixture = {
  name: PageName | CopyName;
  /** Unique among pages; the database id of each language is made from it. */
  id: number;
  slug: L;
  title: Text;
  parent?: PageName;
  /** The plain editor's content, above which the sections stand. */
  content?: Html;
  sections: Section[];
  /** The theme's page template, by its name. */
  template?: string;
  /** Default: all of them. */
  languages?: Locale[];
  status?: 'publish' | 'draft';
  /** Behind a password WordPress withholds the content and the language, but not the sections. */
  isProtected?: boolean;
  /** Local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  date?: string;
  modifiedGmt?: string;
  seo?: SeoFixture;
};
