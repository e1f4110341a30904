import { redirect, render } from 'vike/abort';
import { localisePath, type LocalisedPath } from '#locales/routing.ts';
import { notFoundPaths, type NotFoundReason } from '#locales/addresses.ts';

const reasons: readonly NotFoundReason[] = ['unknown', 'refused'];

/**
 * What to throw where a path is no page. It leads to the 404 that is rendered once for all of them, which the server puts
 * in its place: nothing is rendered for what anybody can make up.
 */
export function notFound({ locale }: LocalisedPath, reason: NotFoundReason = 'unknown') {
  return redirect(localisePath(notFoundPaths[reason], locale));
}

/** Aborts with the 404 of all paths like it, where that one is asked for. */
export function renderNotFoundTemplate({ path, pathname }: LocalisedPath): void {
  const reason = reasons.find((known) => notFoundPaths[known] === path);
  if (reason !== undefined) throw render(404, { kind: reason, path: pathname });
}
