import { deepestPage } from '#locales/addresses.ts';
import type { RouteSync } from 'vike/types';

/** `/`, `/a`, `/a/b` and so on, wherever no other page has its address there; articles alone are below the blog. */
export const route: RouteSync = ({ urlPathname }) =>
  address.test(urlPathname) && !/^\/blog\/[^/]+\//.test(urlPathname);

const address = new RegExp(`^/$|^(/[^/]+){1,${deepestPage}}$`);
