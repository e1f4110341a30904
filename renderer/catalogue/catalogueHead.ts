import type { OwnHead } from '../types.ts';

/** For those who build the site, hence in English and not to be found. */
export const catalogueHead: OwnHead = () => ({ title: 'Catalogue', isIndexed: false });
