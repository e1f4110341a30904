import type { Locale } from '#locales/locales.ts';
import type { Html, L, Text } from './localised.ts';
import type { CopyName, PageName } from './PageName.ts';
import type { Section } from './sections/Section.ts';
import type { SeoFixture } from './SeoFixture.ts';

export type PageFixture = {
  name: PageName | CopyName;
  /** Number, unique among pages, from which the database ids of all languages are derived. */
  id: number;
  slug: L;
  title: Text;
  parent?: PageName;
  /** Content from the WordPress editor, which is rendered below the sections. */
  content?: Html;
  sections: Section[];
  /** Name of the theme's page template. */
  template?: string;
  /** Languages of the page, which the site may lack. Default: all of the site. */
  languages?: (Locale | 'en')[];
  status?: 'publish' | 'draft';
  /** Whether the page is password-protected: WordPress then hides its content and language, but not its sections. */
  isProtected?: boolean;
  /** Local time in Copenhagen, `YYYY-MM-DDTHH:mm:ss`. */
  date?: string;
  modifiedGmt?: string;
  seo?: SeoFixture;
};
