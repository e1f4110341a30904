import { findSample } from '#components/catalogue/interfaceSamples.ts';
import type { PageCheck } from '#renderer/pageChecks.ts';
import { validate as isCatalogueShown } from '../../../+validate.ts';

/** Returns whether the catalogue is open and has the requested component and state. */
export const validate: PageCheck = (context) =>
  isCatalogueShown(context) &&
  findSample(context.routeParams['part'], context.routeParams['state']) !== undefined;
