import type { SheetName } from './sheets.ts';

/**
 * The classes, as documents have them, of each stylesheet that not every page has. Empty in development and in tests,
 * where one stylesheet has all of them; the production build puts its own table here (`scripts/style-names/`).
 */
export const classesOfSheets: readonly (readonly [SheetName, readonly string[]])[] = [];
