import { isNotFoundAddress } from '#locales/addresses.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * The address at which the 404 of many addresses is rendered, where the renderer led to it instead of drawing one more;
 * undefined for what is a page, or an error, of its own.
 */
export function notFoundTemplateOf(location: string | undefined): string | undefined {
  return location !== undefined && isNotFoundAddress(location) ? location : undefined;
}

/** The document rendered at a shared address, as it is for `path`; written as React writes text and attributes. */
export function notFoundFor(path: string, shared: { address: string; html: string }): string {
  // As the renderer reads it: what a URL may not hold is percent-encoded.
  const { pathname } = new URL(path, 'http://site.invalid');
  const written = pathname.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
  return shared.html.replaceAll(shared.address, () => written);
}
