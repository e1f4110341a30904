import type { I18n } from '@lingui/core';
import type { Locale } from '#locales/locales.ts';
import type { LocalisedPath } from '#locales/routing.ts';
import type { PageFault } from '#components/site/faultText.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { PageServices } from '#schema/pageServices.ts';
import type { PageQuery } from './data/definePageQuery.ts';
import type { PageData } from './data/PageData.ts';
import type { PageCheck, RouteMiddlewareName } from './pageChecks.ts';
import type { DocumentHead } from './head/documentHead.ts';

/** Returns the head of a page without SEO fields. */
export type StaticHead = (i18n: I18n) => { title: string; description?: string; isIndexed: boolean };

declare global {
  namespace Vike {
    interface Config {
      /** Content query of the page; see `definePageQuery`. */
      query?: PageQuery;
      staticHead?: StaticHead;
      /** Whether the page opens at the scroll position of the previous page. */
      preserveScroll?: boolean;
      /** Registered checks that run before the page's query. */
      routeMiddleware?: RouteMiddlewareName[];
      /** Check of the page's URL. */
      validate?: PageCheck;
      /** Renders mails; used outside pages. */
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
      /** Address of the rendered page. */
      address: LocalisedPath;
      /** Language of the address. */
      locale: Locale;
      /** Reason for the error page if the site aborted. Not set if Vike aborted. */
      abortReason?: PageFault;
      i18n: I18n;
      data: PageData;
      services: PageServices;
      head?: DocumentHead;
    }
  }
}
