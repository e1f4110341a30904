import { docsPath } from '#locales/paths.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { OutlineOperation } from '#schema/openapi.ts';

/** Where the reference begins in a language; the viewer's own addresses lie below it. */
export function docsBase(locale: Locale): string {
  return localisePath(docsPath, locale);
}

/** Where an operation is shown in a language. */
export function operationAddress(locale: Locale, operation: OutlineOperation): string {
  return `${docsBase(locale)}/${operation.address}`;
}
