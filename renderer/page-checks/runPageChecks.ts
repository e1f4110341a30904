import { type PageCheck, type PageCheckContext, type PageCheckResult, routeMiddleware } from './pageCheck.ts';

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
