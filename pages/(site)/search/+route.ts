import type { RouteSync } from 'vike/types';
import { searchPath } from '#locales/paths.ts';

/** Where the part is off the address may be a page of the content. */
export const route: RouteSync = ({ urlPathname, services }) =>
  services.siteSearch !== undefined && urlPathname === searchPath
    ? { routeParams: {}, precedence: 1 }
    : false;
