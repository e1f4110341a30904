import { localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';

/**
 * Addresses that stand for every address without a page: what is drawn there is answered everywhere else, with the
 * address asked for in its place. `unknown` has no page, `refused` was turned away by a page's own check.
 */
export const notFoundPaths = {
  unknown: '/--the-address-asked-for--',
  refused: '/--the-address-refused--',
} as const;

export type NotFoundReason = keyof typeof notFoundPaths;

const addresses = new Set(
  Object.values(notFoundPaths).flatMap((path) => localeCodes.map((locale) => localisePath(path, locale))),
);

/** Whether an address, with its language, is one of those that stand for others. */
export function isNotFoundAddress(address: string): boolean {
  return addresses.has(address);
}
