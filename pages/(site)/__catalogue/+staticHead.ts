import type { StaticHead } from '#renderer/types.ts';

/** The catalogue is for developers, so it is in English and not indexed. */
export const staticHead: StaticHead = () => ({ title: 'Catalogue', isIndexed: false });
