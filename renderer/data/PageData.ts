import type { Environment } from 'relay-runtime';
import type { FormSettings } from '#components/page/FormSettings.ts';
import type { PageFault } from '#components/site/faultText.ts';
import type { Locale } from '#locales/locales.ts';
import type { AnalyticsSettings } from '#schema/analytics.ts';
import type { ChatSettings } from '#schema/chat.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/** URL of a page in a language, and its title there if known. */
export type Alternate = { locale: Locale; path: string; title?: string | undefined };

export type Breadcrumb = { path: string; text: string };

/** Length of a page's list. Pages without a list omit all fields. */
export type ListFacts = {
  pageCount?: number;
  /** Total number of entries on all pages of the list. */
  itemCount?: number;
  /** Whether the list omits entries beyond `itemCount`. */
  isCut?: boolean;
  /** Total number of posts in the blog, regardless of filters. */
  totalCount?: number | undefined;
};

/** All data for rendering a page. */
export type PageData = {
  title: string;
  /** URLs of the page in all languages that have it, including its own. */
  alternates: Alternate[];
  site: Pick<SiteContent, 'menu' | 'footer'> & Partial<Pick<SiteContent, 'errorPage'>>;
  /** Trail from the home page to the page itself; empty on pages of the first level. */
  breadcrumbs: Breadcrumb[];
  /** Response to the page's query; absent if the page has none. */
  answer?: { response: unknown; environment: Environment };
  analytics?: AnalyticsSettings | undefined;
  chat?: ChatSettings | undefined;
  pageNumber: number;
  search?: string | undefined;
  /** Absolute URL of the page, for share links. */
  canonical?: string | undefined;
  error?: PageError;
} & ListFacts &
  FormSettings;

/** Status and reason of the error page. */
export type PageError = { status: number; fault: PageFault; requestId?: string | undefined };
