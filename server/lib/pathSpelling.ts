/**
 * The one spelling of a path's escapes (RFC 3986, 6.2.2): those of unreserved characters mean the same as the characters,
 * all others are written in capitals. WordPress writes small letters, browsers capitals.
 */
export function withOneSpelling(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
