import type { Environment } from 'relay-runtime';
import type { PageFault } from '#components/site/error/faultText.ts';
import type { Locale } from '#locales/locales.ts';
import type { AnalyticsSettings } from '#schema/analytics.ts';
import type { ChatSettings } from '#schema/chat.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/** A page's address in a language, and what it is called there where its editor said so. */
export type Alternate = { locale: Locale; path: string; title?: string | undefined };

export type Breadcrumb = { path: string; text: string };

/** How long a list is; absent on pages that are none. */
export type ListFacts = {
  pageCount?: number;
  /** All entries of the list, on whichever page. */
  itemCount?: number;
  /** True where there are more entries than `itemCount`, which the list leaves out. */
  isCut?: boolean;
  /** All articles of the blog, whatever the list is narrowed to. */
  totalCount?: number | undefined;
};

/** Everything that a page is rendered from. */
export type PageData = {
  title: string;
  /** Where the page stands in each language that has it, its own included. */
  alternates: Alternate[];
  site: Pick<SiteContent, 'menu' | 'footer'> & Partial<Pick<SiteContent, 'errorPage'>>;
  /** From the top of the site to the page itself; empty on pages of the first level. */
  breadcrumbs: Breadcrumb[];
  /** The answer to the page's query; absent where a page has none. */
  answer?: { response: unknown; environment: Environment };
  analytics?: AnalyticsSettings | undefined;
  chat?: ChatSettings | undefined;
  /** Where the privacy notice stands in the page's language. */
  privacyNotice?: string | undefined;
  /** Whom subscribers of the newsletter agree to hear from. */
  newsletterSender?: string | undefined;
  /** As `PageServices` has it. */
  sealForm?: PageServices['sealForm'] | undefined;
  uploadLimits?: PageServices['uploadLimits'] | undefined;
  /** The way out of forms that need JavaScript; undefined while they do not. */
  challengeContact?: string | undefined;
  pageNumber: number;
  search?: string | undefined;
  /** The page's absolute address, for links that share it. */
  canonical?: string | undefined;
  error?: PageError;
} & ListFacts;

/** Why the error page is shown. */
export type PageError = { status: number; fault: PageFault; requestId?: string | undefined };
