import type { RouteSync } from 'vike/types';
import * as parts from '#brand/parts.ts';
import { cookieSettingsPath } from '#locales/paths.ts';

export const route: RouteSync = ({ urlPathname }) =>
  parts.consent && urlPathname === cookieSettingsPath ? { routeParams: {}, precedence: 1 } : false;
