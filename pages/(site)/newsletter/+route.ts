import * as parts from '#brand/parts.ts';
import type { RouteSync } from 'vike/types';
import { newsletterPages, newsletterPath } from '#locales/paths.ts';

/** Matches the newsletter's pages. Precedes content pages, whose paths have the same form. */
export const route: RouteSync = ({ urlPathname }) => {
  if (!parts.newsletter) return false;
  const page = newsletterPages.find((name) => urlPathname === `${newsletterPath}/${name}`);
  return page === undefined ? false : { routeParams: { page }, precedence: 1 };
};
