import type { RouteSync } from 'vike/types';
import * as parts from '#brand/parts.ts';

export const route: RouteSync = ({ urlPathname }) =>
  parts.qrPage && urlPathname === '/qr' ? { routeParams: {}, precedence: 1 } : false;
