import type { Locale } from '#locales/locales.ts';
import type { LocalisedPath } from '#locales/routing.ts';

type PageCheckContext = {
  /** The address asked for. */
  address: LocalisedPath;
  locale: Locale;
  routeParams: Readonly<Record<string, string>>;
  /** Whether the catalogue of everything drawable is open to visitors. */
  showsCatalogue: boolean;
};

/** True lets the page be; false is a 404; anything else is shown with its own status and message. */
type PageCheckResult = boolean | { statusCode: 401 | 403 | 404 | 410 | 429 | 500 | 503; message: string };

export type PageCheck = (context: PageCheckContext) => PageCheckResult | Promise<PageCheckResult>;

/** The checks that a page may name in its `+routeMiddleware.ts`. */
const routeMiddleware = {
  /** `/da/de/…` and `/en/da` are no page in any language; the content backend is not asked. */
  'one-language-prefix': ({ address }) => !address.isDoublePrefixed,
} as const satisfies Record<string, PageCheck>;

export type RouteMiddlewareName = keyof typeof routeMiddleware;

/** `refused` is a 404 in the site's words; anything else says itself what it is. */
export type FailedCheck = 'refused' | Exclude<PageCheckResult, boolean>;

/**
 * Runs a page's middleware in order, then its own check; returns the first failure. Throws on a middleware that
 * nobody registered.
 */
export async function runPageChecks(
  checks: { middleware?: readonly string[] | undefined; validate?: PageCheck | undefined },
  context: PageCheckContext,
): Promise<FailedCheck | undefined> {
  const named = (checks.middleware ?? []).map(registeredCheck);
  for (const check of [...named, ...(checks.validate === undefined ? [] : [checks.validate])]) {
    const result = await check(context);
    if (result === false) return 'refused';
    if (result !== true) return result;
  }
  return undefined;
}

function registeredCheck(name: string): PageCheck {
  const registered: Readonly<Record<string, PageCheck>> = routeMiddleware;
  const check = Object.hasOwn(registered, name) ? registered[name] : undefined;
  if (check === undefined) throw new Error(`Unknown route middleware: '${name}'`);
  return check;
}
