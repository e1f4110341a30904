import type { NotFoundReason } from '#locales/addresses.ts';
import type { Locale } from '#locales/locales.ts';
import type { AnalyticsSettings } from './analytics.ts';
import type { ChatSettings } from './chat.ts';
import type { TokenDescription } from './newsletter.ts';
import type { PublishedIssue } from './newsletterIssue.ts';
import type { FormDescription } from './editorForm.ts';
import type { UploadLimits } from './uploads.ts';
import type { DocsOutline } from './openapi.ts';
import type { Preview, PreviewFault, SharedChanges } from './preview.ts';
import type { PostIndex } from './postIndex.ts';
import type { SearchAnswer } from './search.ts';
import type { SiteContent } from './siteContent.ts';

/** The data of an answer: one entry for each field that the operation asks for. */
export type ContentData = Record<string, unknown>;

/** When a page has a use for a field beside its own: with a section of these types, or while another field is null. */
export type FieldNeed = { sections: readonly string[] } | { without: string };

/** By the names of the fields that an operation asks for first. */
export type ConditionalFields = Readonly<Record<string, FieldNeed>>;

/**
 * A compiled operation as its artifact names it; `text` is null where operations are kept by the backend. What `needs`
 * names is null in answers that have no use for it.
 */
export type ContentOperation = { name: string; text: string | null; needs?: ConditionalFields | undefined };

/** Sends one content query. Rejects when the content backend fails and no good copy is left. */
export type FetchContent = (operation: ContentOperation, variables: object) => Promise<ContentData>;

/** What the server hands to the renderer with each request; the renderer knows no server module. */
export type PageServices = {
  fetchContent: FetchContent;
  /** What the reader of this request may see unpublished; undefined for everybody else. */
  preview: Preview | undefined;
  /** Kept changes with which all content is answered for this reader; undefined for everybody else. */
  changes: SharedChanges | undefined;
  /** What of the site's own keeps everybody from a preview, as far as it is known. */
  previewFault: () => PreviewFault | undefined;
  /** As `fetchContent`, for the reader of a preview alone: the answer is kept nowhere. */
  fetchPreview: FetchContent;
  /**
   * What a page reads of the list of a language's articles; rejects as `fetchContent` does. Only what `read` returns, plain
   * data, may be used: a page is drawn again when that changes. After a start it may be the newest hundred articles alone
   * that are known; a page that `needsAll` waits for the others, but not for ever (`hasWholeLists`).
   */
  readPostIndex: <T>(
    locale: Locale,
    read: (posts: PostIndex) => T,
    how?: { needsAll: boolean },
  ) => Promise<T>;
  /** False once a list was read that lacks articles which are not known yet, or which the backend failed to give. */
  hasWholeLists: () => boolean;
  /** True once an answer lacked parts that the backend failed to give: what is not in it may still exist. */
  isPartial: () => boolean;
  /** Tells that what was asked for does not exist, so that its answers need no place among those of pages. */
  reportUnknown: () => void;
  /** Tells of a section whose kind this site does not draw, and of the page that it is on. */
  reportUnknownSection: (typename: string, path: string) => void;
  /** Tells of a section that threw and is missing from its page; throws in development. */
  reportSectionFailure: (error: unknown, path: string) => void;
  /** Navigation and footer; never rejects, for a built-in copy is its last resort. */
  siteContent: (locale: Locale) => Promise<Pick<SiteContent, 'menu' | 'footer'>>;
  /** What the error page says; never rejects either. */
  errorPage: (locale: Locale) => Promise<SiteContent['errorPage']>;
  /** Logs why a page could not be had; called before the error page is drawn. */
  reportOutage: (error: unknown) => void;
  /**
   * The API reference's table of contents; its answer is undefined when the specification is not to be had soon. Undefined
   * where no API is shown.
   */
  docsOutline: (() => Promise<DocsOutline | undefined>) | undefined;
  /**
   * What is found on the site in a language; undefined while the search cannot answer. Undefined where the part is off.
   */
  siteSearch: ((locale: Locale, query: string) => Promise<SearchAnswer | undefined>) | undefined;
  /** The newsletter's issues that were sent in a language, newest first. Rejects while the database is away. */
  publishedIssues: (locale: Locale) => Promise<PublishedIssue[]>;
  /** What a link of a newsletter mail leads to. Changes nothing. */
  describeToken: (token: string) => Promise<TokenDescription>;
  /** Sets the status of a page that renders as any other. */
  answerWith: (status: number) => void;
  /** Sends the shared 404 page of this reason. The caller then aborts rendering (`notFound` in `renderer/data/`). */
  reportNotFound: (reason: NotFoundReason) => void;
  /** Undefined where no tool counts what is read. */
  analytics: AnalyticsSettings | undefined;
  /** Undefined where there is no support chat. */
  chat: ChatSettings | undefined;
  /** Whom subscribers agree to hear from; undefined where the owner has not said. */
  newsletterSender: string | undefined;
  /** Where visitors without JavaScript reach the owner while forms need it; undefined while they do not. */
  challengeContact: string | undefined;
  /** Where the privacy notice stands in a language; undefined where the owner names none. */
  privacyNotice: (locale: Locale) => string | undefined;
  /** What a form tells the server of itself when it is posted; a browser can neither read nor change it. */
  sealForm: (form: FormDescription) => string;
  /** Of files that are sent with a form. */
  uploadLimits: UploadLimits;
  /** Origin of absolute addresses, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  /** Opens `/__catalogue`, for those who build the site. */
  showsCatalogue: boolean;
  /** Shown on the error page, so that a visitor can name the request to support. */
  requestId: string;
};
