import type { Locale } from '#locales/locales.ts';
import type { Html, L, Text } from './localised.ts';
import type { CopyName, PageName } from './PageName.ts';
import type { Section } from './sections/Section.ts';
import type { SeoFixture } from './SeoFixture.ts';

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
