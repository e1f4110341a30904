import type { PageCheck } from '../page-checks/pageCheck.ts';

/** The catalogue is for those who build the site: development, and builds that ask for it (`CATALOGUE=true`). */
export const isCatalogueShown: PageCheck = ({ showsCatalogue }) => showsCatalogue;
