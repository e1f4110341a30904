import type { RouteSync } from 'vike/types';
import { docsPath } from '#locales/paths.ts';

/**
 * The reference and everything below it; before `/@slug`, which would take `/docs` for a page of content. A site without an
 * API may have such a page.
 */
export const route: RouteSync = ({ urlPathname, services }) =>
  services.docsOutline !== undefined && (urlPathname === docsPath || urlPathname.startsWith(`${docsPath}/`))
    ? { routeParams: {}, precedence: 1 }
    : false;
