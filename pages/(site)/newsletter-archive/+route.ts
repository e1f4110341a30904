import * as parts from '#brand/parts.ts';
import type { RouteSync } from 'vike/types';
import { addresses } from '#locales/addresses.ts';

/** Matches the list of issues, and each issue by its date. */
export const route: RouteSync = ({ urlPathname }) => {
  if (!parts.newsletter) return false;
  const match = address.exec(urlPathname);
  const slug = match?.[1];
  const routeParams: Record<string, string> = slug === undefined ? {} : { slug };
  return match === null ? false : { routeParams, precedence: 1 };
};

const address = new RegExp(`^${addresses.archive.path}(?:/(\\d{4}-\\d\\d-\\d\\d(?:-\\d{1,3})?))?$`);
