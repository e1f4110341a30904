import type { NotFoundReason } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import type { AnalyticsSettings } from './analytics.ts';
import type { ChatSettings } from './chat.ts';
import type { TokenDescription } from './newsletter.ts';
import type { PublishedIssue } from './newsletterIssue.ts';
import type { FormDescription } from './customForm.ts';
import type { UploadLimits } from './uploads.ts';
import type { DocsOutline } from './openapi.ts';
import type { Preview, PreviewFault, SharedChanges } from './preview.ts';
import type { PostIndex } from './postIndex.ts';
import type { SearchAnswer } from './search.ts';
import type { SiteContent } from './siteContent.ts';

/** Data of a response: one entry for each top-level field of the operation. */
export type ContentData = Record<string, unknown>;

/** Condition under which a page needs a field: it has sections of these types, or another field is null. */
export type FieldNeed = { sections: readonly string[] } | { without: string };

/** Conditions by the names of top-level fields. */
export type ConditionalFields = Readonly<Record<string, FieldNeed>>;

/**
 * Compiled operation as in its artifact; `text` is null for persisted queries. Fields in `needs` are null in responses
 * that do not need them.
 */
export type ContentOperation = { name: string; text: string | null; needs?: ConditionalFields | undefined };

/** Sends one content query. Rejects if the content backend fails and there is no usable copy. */
export type FetchContent = (operation: ContentOperation, variables: object) => Promise<ContentData>;

/** Functions and data that the server provides for each request, because the renderer imports no server module. */
export type PageServices = {
  fetchContent: FetchContent;
  /** Unpublished content that this visitor may see; `undefined` for everybody else. */
  preview: Preview | undefined;
  /** Pending changes that apply to all content for this visitor; `undefined` for everybody else. */
  changes: SharedChanges | undefined;
  /** Returns the fault of the site that prevents all previews, if one is known. */
  previewFault: () => PreviewFault | undefined;
  /** Like `fetchContent`, for previews: the response is never cached. */
  fetchPreview: FetchContent;
  /**
   * Returns the data that `read` selects from the index of a language's posts. Rejects like `fetchContent`. The page
   * may use only the selected plain data, because it is rerendered only when that data changes. After the server has
   * started, the index may contain only the newest hundred posts; pages with `needsAll` wait for the others, up to a
   * limit (`hasWholeLists`).
   */
  readPostIndex: <T>(
    locale: Locale,
    read: (posts: PostIndex) => T,
    options?: { needsAll: boolean },
  ) => Promise<T>;
  /** Whether every list that was read is complete. False while posts are still loading or if the backend failed. */
  hasWholeLists: () => boolean;
  /** Whether a response lacked parts because the backend failed: missing content may still exist. */
  isPartial: () => boolean;
  /**
   * Reports that the requested content does not exist, so that the responses about it do not displace those of pages.
   */
  reportUnknown: () => void;
  /** Reports a section of a kind that this site does not render. */
  reportUnknownSection: (typename: string, path: string) => void;
  /** Reports a section that threw and is missing from its page; throws in development. */
  reportSectionFailure: (error: unknown, path: string) => void;
  /** Returns the navigation and footer. Never rejects, because there is a built-in copy. */
  siteContent: (locale: Locale) => Promise<Pick<SiteContent, 'menu' | 'footer'>>;
  /** Returns the text of the error page. Never rejects. */
  errorPage: (locale: Locale) => Promise<SiteContent['errorPage']>;
  /** Logs why a page could not be loaded; called before the error page is rendered. */
  reportOutage: (error: unknown) => void;
  /**
   * Returns the outline of the API reference; resolves with `undefined` if the specification is not available soon. Not
   * set if the site has no API reference.
   */
  docsOutline: (() => Promise<DocsOutline | undefined>) | undefined;
  /**
   * Searches the site in a language; resolves with `undefined` while the search is unavailable. Not set if the feature
   * is off.
   */
  siteSearch: ((locale: Locale, query: string) => Promise<SearchAnswer | undefined>) | undefined;
  /** Returns the sent newsletter issues in a language, newest first. Rejects while the database is unavailable. */
  publishedIssues: (locale: Locale) => Promise<PublishedIssue[]>;
  /** Returns the purpose and state of a link in a newsletter mail, without changing the state. */
  describeToken: (token: string) => Promise<TokenDescription>;
  /** Sets the status of a page that is rendered normally. */
  answerWith: (status: number) => void;
  /** Sends the shared 404 page of this reason. The caller then aborts rendering (`notFound` in `renderer/data/`). */
  reportNotFound: (reason: NotFoundReason) => void;
  /** `undefined` if no analytics tool is configured. */
  analytics: AnalyticsSettings | undefined;
  /** `undefined` if no support chat is configured. */
  chat: ChatSettings | undefined;
  /** Sender named in the newsletter consent; `undefined` if not configured. */
  newsletterSender: string | undefined;
  /** Contact for visitors without JavaScript if forms need it; `undefined` otherwise. */
  challengeContact: string | undefined;
  /** Returns the URL of the privacy notice in a language; `undefined` if not configured. */
  privacyNotice: (locale: Locale) => string | undefined;
  /** Encrypts the definition of a form, which is posted with it; browsers can neither read nor change it. */
  sealForm: (form: FormDescription) => string;
  /** Limits of files sent with a form. */
  uploadLimits: UploadLimits;
  /** Origin of absolute URLs, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  /** Whether `/__catalogue` is open, for developers. */
  showsCatalogue: boolean;
  /** ID of the request, shown on the error page so that visitors can quote it to support. */
  requestId: string;
};
