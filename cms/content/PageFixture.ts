import type { Locale } from '#locales/locales.ts';
import type { Html, L, Text } from './localised.ts';
import type { Section } from './sections/Section.ts';
import type { SeoFixture } from './SeoFixture.ts';

/** Names by which fixtures refer to pages, independent of their slugs. */
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
  // Pages of the starter content only (`cms/content/starter/`).
  | 'essential'
  | 'complete';

/** Copy of another page, for measurements. */
export type CopyName = `copy-${number}`;

export type PageFixture = {
  name: PageName | CopyName;
  /** Unique among pages; the database ids of all languages are derived from it. */
  id: number;
  slug: L;
  title: Text;
  parent?: PageName;
  /** Content of WordPress's own editor, rendered below the sections. */
  content?: Html;
  sections: Section[];
  /** Name of the theme's page template. */
  template?: string;
  /** Languages of the page. Default: all. */
  languages?: Locale[];
  status?: 'publish' | 'draft';
  /** Password protection, with which WordPress hides content and language, but not the sections. */
  isProtected?: boolean;
  /** Local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  date?: string;
  modifiedGmt?: string;
  seo?: SeoFixture;
};
