import type { Locale } from '#locales/locales.ts';
import type { Purge } from '#schema/purge.ts';

/**
 * True where a purge names something by its type or language, ids left aside. What has no language of its own is in
 * every one.
 */
export function purgeNames(
  { ids, types, locales, everything }: Purge,
  content: { isOfType: (type: string) => boolean; locale: Locale | undefined },
): boolean {
  const { locale } = content;
  if (locale !== undefined && locales.length > 0 && !locales.includes(locale)) return false;
  if (everything) return true;
  return types.length > 0 ? types.some(content.isOfType) : ids.length === 0;
}
