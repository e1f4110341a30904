import { findSample } from '#components/catalogue/interfaceSamples.ts';
import type { PageCheck } from '../page-checks/pageCheck.ts';
import { isCatalogueShown } from './isCatalogueShown.ts';

/** The catalogue is open, and has the part of the interface and the state that were asked for. */
export const isSampleShown: PageCheck = (context) =>
  isCatalogueShown(context) &&
  findSample(context.routeParams['part'], context.routeParams['state']) !== undefined;
