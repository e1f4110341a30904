import { docsPath } from '#locales/paths.ts';
import type { Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { OutlineOperation } from '#schema/openapi.ts';

/** Returns the path of the reference in a language. The viewer's paths are below this path. */
export function docsBase(locale: Locale): string {
  return localisePath(docsPath, locale);
}

/** Returns the path of an operation in a language. */
export function operationAddress(locale: Locale, operation: OutlineOperation): string {
  return `${docsBase(locale)}/${operation.address}`;
}
