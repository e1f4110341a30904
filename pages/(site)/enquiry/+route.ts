import type { RouteSync } from 'vike/types';
import * as parts from '#brand/parts.ts';
import { leadPagePath } from '#locales/paths.ts';

export const route: RouteSync = ({ urlPathname }) =>
  parts.leadForm && urlPathname === leadPagePath ? { routeParams: {}, precedence: 1 } : false;
