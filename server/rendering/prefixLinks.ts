/** Matches paths of files and APIs, which get no prefix. */
const nonPagePath = /^\/(?:api|assets|cms|_ipx|__catalogue)(?:\/|$)|\.[a-z\d]{2,5}$/i;

/**
 * Prefixes a page's links and search forms that lead to pages of the site. Relies on attributes as React and the
 * sanitiser write them: in double quotes, with `<` and `"` escaped.
 */
export function prefixLinks(prefix: string, html: string): string {
  return html.replaceAll(
    /(<(?:a|area)\b[^<]*?\shref="|<form\b[^<]*?\saction=")(\/(?!\/)[^"?#]*)/g,
    (match, tagStart: string, path: string) =>
      nonPagePath.test(path) || path === prefix || path.startsWith(`${prefix}/`)
        ? match
        : `${tagStart}${prefix}${path === '/' ? '' : path}`,
  );
}
