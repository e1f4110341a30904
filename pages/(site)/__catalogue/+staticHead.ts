import type { StaticHead } from '#renderer/types.ts';

/** For developers, hence in English and not indexed. */
export const staticHead: StaticHead = () => ({ title: 'Catalogue', isIndexed: false });
