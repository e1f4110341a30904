import type { I18n } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import type { LocalisedPath } from '#locales/routing.ts';
import type { PageFault } from '#components/site/error/faultText.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { PageQuery } from './data/definePageQuery.ts';
import type { PageData } from './data/PageData.ts';
import type { PageCheck, RouteMiddlewareName } from './pageChecks.ts';
import type { DocumentHead } from './head/documentHead.ts';

/** The head of a page that no editor writes. */
export type StaticHead = (i18n: I18n) => { title: string; description?: string; isIndexed: boolean };

declare global {
  namespace Vike {
    interface Config {
      /** The page's one content query; see `definePageQuery`. */
      query?: PageQuery;
      staticHead?: StaticHead;
      /** The page begins where the one before it stood, not at its top. */
      preserveScroll?: boolean;
      /** Registered checks that run before the page is looked for. */
      routeMiddleware?: RouteMiddlewareName[];
      /** The page's own check of its address. */
      validate?: PageCheck;
      /** Renders the mails. */
      renderMail?: RenderMail;
    }
    interface ConfigResolved {
      query?: PageQuery;
      staticHead?: StaticHead;
      preserveScroll?: boolean;
      routeMiddleware?: RouteMiddlewareName[][];
      validate?: PageCheck;
      renderMail?: RenderMail;
    }
    interface PageContext {
      /** The address that is rendered. */
      address: LocalisedPath;
      /** That of the address. */
      locale: Locale;
      /** Why the error page is rendered; Vike's own reasons are none. */
      abortReason?: PageFault;
      i18n: I18n;
      data: PageData;
      services: PageServices;
      head?: DocumentHead;
    }
  }
}
