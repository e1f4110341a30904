import type { Locale } from '#locales/locales.ts';
import type { LocalisedPath } from '#locales/routing.ts';

type PageCheckContext = {
  /** Requested address. */
  address: LocalisedPath;
  locale: Locale;
  routeParams: Readonly<Record<string, string>>;
  /** Whether visitors may open the component catalogue. */
  showsCatalogue: boolean;
};

/** Result of a check: `true` passes, `false` responds with 404, an object responds with its status and message. */
type PageCheckResult = boolean | { statusCode: 401 | 403 | 404 | 410 | 429 | 500 | 503; message: string };

export type PageCheck = (context: PageCheckContext) => PageCheckResult | Promise<PageCheckResult>;

/** Checks that a page may name in its `+routeMiddleware.ts`. */
const routeMiddleware = {
  /** Rejects `/da/de/…` and `/en/da`, which are not pages in any language, without a request to the content backend. */
  'one-language-prefix': ({ address }) => !address.isDoublePrefixed,
} as const satisfies Record<string, PageCheck>;

export type RouteMiddlewareName = keyof typeof routeMiddleware;

/** Failed check. `refused` results in the site's 404 page; other failures have their own status and message. */
export type FailedCheck = 'refused' | Exclude<PageCheckResult, boolean>;

/**
 * Runs a page's middleware in order, then its own check; returns the first failure. Throws for an unregistered
 * middleware.
 */
export async function runPageChecks(
  checks: { middleware?: readonly string[] | undefined; validate?: PageCheck | undefined },
  context: PageCheckContext,
): Promise<FailedCheck | undefined> {
  const middlewareChecks = (checks.middleware ?? []).map(registeredCheck);
  for (const check of [...middlewareChecks, ...(checks.validate === undefined ? [] : [checks.validate])]) {
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
