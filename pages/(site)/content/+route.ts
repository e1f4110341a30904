import type { RouteSync } from 'vike/types';

/** `/`, `/a` and `/a/b`, wherever no other page has its address there. */
export const route: RouteSync = ({ urlPathname }) => /^(\/[^/]*|(\/[^/]+){2})$/.test(urlPathname);
