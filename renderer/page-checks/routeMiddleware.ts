import type { PageCheck } from './pageCheck.ts';

/** The checks that a page may name in its `+routeMiddleware.ts`. */
export const routeMiddleware = {
  /** `/da/de/…` and `/en/da` are no page in any language; the content backend is not asked. */
  'one-language-prefix': ({ address }) => !address.isDoublePrefixed,
} as const satisfies Record<string, PageCheck>;

export type RouteMiddlewareName = keyof typeof routeMiddleware;
