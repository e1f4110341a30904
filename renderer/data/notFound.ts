import { redirect, render } from 'vike/abort';
import { localisePath, splitLocale } from '#locales/routing.ts';
import { notFoundPaths, type NotFoundReason } from '#schema/notFoundAddresses.ts';

const messages = { unknown: 'Page not found', refused: 'Page Not Found' } as const;
const reasons: readonly NotFoundReason[] = ['unknown', 'refused'];

/** What the 404 of an address says (specification 8). */
export function notFoundMessage(path: string, reason: NotFoundReason = 'unknown'): string {
  return `${messages[reason]}: ${path}`;
}

/**
 * What to throw where a path is no page. It leads to the 404 that is drawn once for all of them, which the server puts
 * in its place: nothing is drawn for what anybody can make up.
 */
export function notFound(path: string, reason: NotFoundReason = 'unknown') {
  return redirect(localisePath(notFoundPaths[reason], splitLocale(path).locale));
}

/** Aborts with the 404 of all paths like it, where that one is asked for. */
export function drawSharedNotFound(path: string): void {
  const reason = reasons.find((known) => notFoundPaths[known] === splitLocale(path).path);
  if (reason !== undefined) throw render(404, notFoundMessage(path, reason));
}
