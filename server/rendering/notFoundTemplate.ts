import { notFoundPaths, type NotFoundReason } from '#locales/addresses.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Returns the URL from which the shared 404 page is rendered, in the language of `url`. */
export function notFoundTemplateFor(url: string, reason: NotFoundReason): string {
  return localisePath(notFoundPaths[reason], splitLocale(url).locale);
}

/** Returns a shared 404 page with `path` in place of the template's path, escaped as React does. */
export function fillNotFoundTemplate(path: string, template: { address: string; html: string }): string {
  // Encodes the path as the renderer does: characters that URLs cannot contain are percent-encoded.
  const { pathname } = new URL(path, 'http://site.invalid');
  const escapedPath = pathname.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
  return template.html.replaceAll(template.address, () => escapedPath);
}
