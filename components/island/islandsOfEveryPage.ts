import type { IslandName } from './islands.ts';

/**
 * Islands that every page can show. The build puts them into the file that all islands load. Separate from `islands`,
 * because the build's configuration must not import their components.
 */
export const islandsOfEveryPage: readonly IslandName[] = ['LeadForm', 'NewsletterForm'];
