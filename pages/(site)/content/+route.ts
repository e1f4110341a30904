import { deepestPage } from '#locales/addresses.ts';
import type { RouteSync } from 'vike/types';

/**
 * Matches `/`, `/a`, `/a/b` and so on, unless another page has a route there. Paths with two or more segments below
 * `/blog` are not content pages.
 */
export const route: RouteSync = ({ urlPathname }) =>
  address.test(urlPathname) && !/^\/blog\/[^/]+\//.test(urlPathname);

const address = new RegExp(`^/$|^(/[^/]+){1,${deepestPage}}$`);
