import type { RouteSync } from 'vike/types';
import { isDocsPath } from '#locales/docsPath.ts';

/** The reference and everything below it; before `/@slug`, which would take `/docs` for a page of content. */
export const route: RouteSync = ({ urlPathname }) =>
  isDocsPath(urlPathname) ? { routeParams: {}, precedence: 1 } : false;
