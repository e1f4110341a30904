import type { Locale } from '#locales/locales.ts';
import type { LocalisedPath } from '#locales/routing.ts';

export type PageCheckContext = {
  /** The address asked for. */
  address: LocalisedPath;
  locale: Locale;
  routeParams: Readonly<Record<string, string>>;
  /** Whether the catalogue of everything drawable is open to visitors. */
  showsCatalogue: boolean;
};

/** True lets the page be; false is a 404; anything else is shown with its own status and message. */
export type PageCheckResult =
  boolean | { statusCode: 401 | 403 | 404 | 410 | 429 | 500 | 503; message: string };

export type PageCheck = (context: PageCheckContext) => PageCheckResult | Promise<PageCheckResult>;

/** The checks that a page may name in its `+routeMiddleware.ts`. */
export const routeMiddleware = {
  /** `/da/de/…` and `/en/da` are no page in any language; the content backend is not asked. */
  'one-language-prefix': ({ address }) => !address.isDoublePrefixed,
} as const satisfies Record<string, PageCheck>;

export type RouteMiddlewareName = keyof typeof routeMiddleware;
