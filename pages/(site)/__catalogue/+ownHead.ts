import type { OwnHead } from '#renderer/types.ts';

/** For those who build the site, hence in English and not to be found. */
export const ownHead: OwnHead = () => ({ title: 'Catalogue', isIndexed: false });
