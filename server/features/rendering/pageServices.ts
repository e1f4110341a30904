import type { Locale } from '#locales/locales.ts';
import type { ChatSettings } from '#schema/chat.ts';
import type { TokenDescription } from '#schema/newsletter.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/** What the renderer is handed with each request; `renderer/types.ts` declares the same from its side. */
export type PageServices = {
  fetchContent: (request: { name: string; text: string | null }, variables: object) => Promise<unknown>;
  /** What the reader may see unpublished; undefined for everybody else. */
  preview: PreviewedContent | undefined;
  fetchPreview: (request: { name: string; text: string | null }, variables: object) => Promise<unknown>;
  /** True once an answer lacked parts that the backend failed to give: what is not in it may still exist. */
  hasHoles: () => boolean;
  /** What was asked for does not exist. */
  reportUnknown: () => void;
  /** A section of a kind that the site does not draw, and the page that it is on. */
  reportUnknownSection: (typename: string, path: string) => void;
  /** A section that threw, and the page that lacks it. */
  reportSectionFailure: (error: unknown, path: string) => void;
  siteContent: (locale: Locale) => Promise<SiteContent>;
  reportOutage: (error: unknown) => void;
  /** The API reference's table of contents; undefined when the specification is not to be had soon. */
  docsOutline: () => Promise<DocsOutline | undefined>;
  /** What a link of a newsletter mail leads to. Changes nothing. */
  describeToken: (token: string) => Promise<TokenDescription>;
  /** The status of a page that is drawn as any other. */
  answerWith: (status: number) => void;
  chat: ChatSettings | undefined;
  /** Where the privacy notice stands in a language; undefined where the owner names none. */
  privacyNotice: (locale: Locale) => string | undefined;
  siteUrl: string;
  isIndexable: boolean;
  /** Opens `/__catalogue`, for those who build the site. */
  showsCatalogue: boolean;
  requestId: string;
};
