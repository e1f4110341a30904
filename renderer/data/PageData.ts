import type { Locale } from '#locales/locales.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/** A page's address in a language. */
export type Alternate = { locale: Locale; path: string };

export type Breadcrumb = { path: string; text: string };

/** Everything that travels to the browser with a page. */
export type PageData = {
  title: string;
  /** Where the page stands in each language that has it, its own included (decision 10). */
  alternates: Alternate[];
  site: Pick<SiteContent, 'menu' | 'footer'> & Partial<Pick<SiteContent, 'errorPage'>>;
  /** From the top of the site to the page itself; empty on pages of the first level. */
  breadcrumbs: Breadcrumb[];
  /** The answer to the page's query, as the reader of fragments expects it; absent where a page has no query. */
  response?: unknown;
  pageNumber: number;
  search?: string | undefined;
  error?: PageError;
};

/** Why the error page is shown. */
export type PageError = { status: number; message: string; requestId?: string | undefined };
