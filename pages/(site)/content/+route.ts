import { deepestPage } from '#locales/addresses.ts';
import type { RouteSync } from 'vike/types';

/**
 * Matches `/`, `/a`, `/a/b` and so on, unless another page has a route there. Deeper paths of the blog belong to posts.
 */
export const route: RouteSync = ({ urlPathname }) =>
  address.test(urlPathname) && !/^\/blog\/[^/]+\//.test(urlPathname);

const address = new RegExp(`^/$|^(/[^/]+){1,${deepestPage}}$`);
