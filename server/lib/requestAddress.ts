import type { Context } from 'koa';
import { splitLocale, type LocalisedPath } from '#locales/routing.ts';

declare module 'koa' {
  interface DefaultState {
    /** Names the request in the log and on error pages. */
    requestId: string;
    /** Read it with `requestAddress`. */
    address?: LocalisedPath;
  }
}

/** The address that a request asks for, split into its language and its path, once however many ask. */
export function requestAddress(ctx: Context): LocalisedPath {
  const known: LocalisedPath | undefined = ctx.state.address;
  if (known?.pathname === ctx.path) return known;
  const address = splitLocale(ctx.path);
  ctx.state.address = address;
  return address;
}
