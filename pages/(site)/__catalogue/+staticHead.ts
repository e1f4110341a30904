import type { StaticHead } from '#renderer/types.ts';

/** For those who build the site, hence in English and not to be found. */
export const staticHead: StaticHead = () => ({ title: 'Catalogue', isIndexed: false });
