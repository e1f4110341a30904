import type { PageCheck } from '#renderer/pageChecks.ts';

/** The catalogue is for those who build the site: development, and builds that ask for it (`CATALOGUE=true`). */
export const validate: PageCheck = ({ showsCatalogue }) => showsCatalogue;
