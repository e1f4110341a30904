import { findSample } from '#components/catalogue/interfaceSamples.ts';
import type { PageCheck } from '#renderer/pageChecks.ts';
import { validate as isCatalogueShown } from '../../../+validate.ts';

/** The catalogue is open, and has the part of the interface and the state that were asked for. */
export const validate: PageCheck = (context) =>
  isCatalogueShown(context) &&
  findSample(context.routeParams['part'], context.routeParams['state']) !== undefined;
