import type { RouteSync } from 'vike/types';
import { docsPath } from '#locales/paths.ts';

/**
 * Matches the API reference and everything below it, before content pages. A site without an API reference may have a
 * content page there.
 */
export const route: RouteSync = ({ urlPathname, services }) =>
  services.docsOutline !== undefined && (urlPathname === docsPath || urlPathname.startsWith(`${docsPath}/`))
    ? { routeParams: {}, precedence: 1 }
    : false;
