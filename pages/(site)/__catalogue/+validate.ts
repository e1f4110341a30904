import type { PageCheck } from '#renderer/pageChecks.ts';

/** Opens the catalogue only in development and with `CATALOGUE=true`. */
export const validate: PageCheck = ({ showsCatalogue }) => showsCatalogue;
