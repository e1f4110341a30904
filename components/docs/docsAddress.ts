import { docsPath } from '#locales/paths.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { OutlineGroup, OutlineOperation } from '#schema/openapi.ts';

/** Where the reference begins in a language; the viewer's own addresses lie below it. */
export function docsBase(locale: Locale): string {
  return localisePath(docsPath, locale);
}

/** The viewer shows groups below `tag/`; it knows no other name for them. */
export function operationAddress(locale: Locale, group: OutlineGroup, operation: OutlineOperation): string {
  return `${docsBase(locale)}/tag/${group.slug}/${operation.slug}`;
}
