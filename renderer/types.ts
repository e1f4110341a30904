import type { I18n } from '@lingui/core';
import type { RequestParameters } from 'relay-runtime';
import type { Locale } from '#locales/locales.ts';
import type { ChatSettings } from '#schema/chat.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { TokenDescription } from '#schema/newsletter.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { PreviewedContent } from '#schema/preview.ts';
import type { SiteContent } from '#schema/siteContent.ts';
import type { PageQuery } from './data/definePageQuery.ts';
import type { PageData } from './data/PageData.ts';
import type { PageCheck } from './page-checks/pageCheck.ts';
import type { RouteMiddlewareName } from './page-checks/routeMiddleware.ts';
import type { DocumentHead } from './head/documentHead.ts';

/** Sends one content query. Rejects when the content backend fails and no good copy is left. */
export type FetchContent = (request: RequestParameters, variables: object) => Promise<unknown>;

/** What the server hands to the renderer with each request; the renderer knows no server module. */
export type PageServices = {
  fetchContent: FetchContent;
  /** What the reader of this request may see unpublished; undefined for everybody else. */
  preview: PreviewedContent | undefined;
  /** As `fetchContent`, for the reader of a preview alone: the answer is kept nowhere. */
  fetchPreview: FetchContent;
  /** True once an answer lacked parts that the backend failed to give: what is not in it may still exist. */
  hasHoles: () => boolean;
  /** Tells that what was asked for does not exist, so that its answers need no place among those of pages. */
  reportUnknown: () => void;
  /** Tells of a section whose kind this site does not draw, and of the page that it is on. */
  reportUnknownSection: (typename: string, path: string) => void;
  /** Tells of a section that threw and is missing from its page. */
  reportSectionFailure: (error: unknown, path: string) => void;
  /** Navigation, footer and error-page content; never rejects, for a built-in copy is its last resort. */
  siteContent: (locale: Locale) => Promise<SiteContent>;
  /** Logs why a page could not be had; called before the error page is drawn. */
  reportOutage: (error: unknown) => void;
  /** The API reference's table of contents; undefined when the specification is not to be had soon. */
  docsOutline: () => Promise<DocsOutline | undefined>;
  /** What a link of a newsletter mail leads to. Changes nothing. */
  describeToken: (token: string) => Promise<TokenDescription>;
  /** Gives a page that is drawn as any other a status of its own. */
  answerWith: (status: number) => void;
  /** Undefined where there is no support chat. */
  chat: ChatSettings | undefined;
  /** Where the privacy notice stands in a language; undefined where the owner names none. */
  privacyNotice: (locale: Locale) => string | undefined;
  /** Origin of absolute addresses, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  /** Opens `/__catalogue`, for those who build the site. */
  showsCatalogue: boolean;
  /** Shown on the error page, so that a visitor can name the request to support. */
  requestId: string;
};

/** The head of a page that no editor writes. */
export type OwnHead = (i18n: I18n) => { title: string; description?: string; isIndexed: boolean };

declare global {
  namespace Vike {
    interface Config {
      /** The page's one content query; see `definePageQuery`. */
      query?: PageQuery;
      ownHead?: OwnHead;
      /** Registered checks that run before the page is looked for. */
      routeMiddleware?: RouteMiddlewareName[];
      /** The page's own check of its address. */
      validate?: PageCheck;
      /** Draws the mails. */
      renderMail?: RenderMail;
    }
    interface ConfigResolved {
      query?: PageQuery;
      ownHead?: OwnHead;
      routeMiddleware?: RouteMiddlewareName[][];
      validate?: PageCheck;
      renderMail?: RenderMail;
    }
    interface PageContext {
      locale: Locale;
      i18n: I18n;
      data: PageData;
      services: PageServices;
      head?: DocumentHead;
    }
  }
}
