/**
 * Puts what a page needs to be seen before what it needs to be used. Vike asks for every script and every font of a page
 * at once and at high priority, ahead of the first paint; scripts can wait, for the document is whole without them
 * (docs/decisions/0009), and the head asks itself for the one font that is seen first.
 */
export function withLoadPriorities(html: string): string {
  return html
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replaceAll(
      /<script (src="\/assets\/[^"]+") type="module" async>/g,
      '<script $1 type="module" async fetchpriority="low">',
    );
}
