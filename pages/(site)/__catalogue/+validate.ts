import type { PageCheck } from '#renderer/pageChecks.ts';

/** Allows access only in development or with `CATALOGUE=true`. */
export const validate: PageCheck = ({ showsCatalogue }) => showsCatalogue;
