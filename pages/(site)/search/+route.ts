import type { RouteSync } from 'vike/types';
import { searchPath } from '#locales/paths.ts';

/** Matches the search page. If the feature is off, the path may belong to a content page. */
export const route: RouteSync = ({ urlPathname, services }) =>
  services.siteSearch !== undefined && urlPathname === searchPath
    ? { routeParams: {}, precedence: 1 }
    : false;
