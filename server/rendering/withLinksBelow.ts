/** Files, and what programs answer, are the same wherever a page is drawn. */
const isNoPage = /^\/(?:api|assets|cms|_ipx|__catalogue)(?:\/|$)|\.[a-z\d]{2,5}$/i;

/**
 * A drawn page whose links to other pages of the site lead below `prefix`, as do its searches. Attributes are written as React
 * and the sanitiser write them: in double quotes, with `<` and `"` escaped.
 */
export function withLinksBelow(prefix: string, html: string): string {
  return html.replaceAll(
    /(<(?:a|area)\b[^<]*?\shref="|<form\b[^<]*?\saction=")(\/(?!\/)[^"?#]*)/g,
    (whole, before: string, path: string) =>
      isNoPage.test(path) || path === prefix || path.startsWith(`${prefix}/`)
        ? whole
        : `${before}${prefix}${path === '/' ? '' : path}`,
  );
}
