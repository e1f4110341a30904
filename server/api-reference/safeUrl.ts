/** True for addresses that a visitor may follow: web, mail, telephone, and whatever has no scheme. */
export function isSafeUrl(url: string): boolean {
  // Browsers ignore white space and control characters inside a scheme, so `java\tscript:` is script.
  // oxlint-disable-next-line no-control-regex
  const scheme = /^([^/?#:]*):/.exec(
    url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, ''),
  );
  return scheme === null || ['http', 'https', 'mailto', 'tel'].includes((scheme[1] ?? '').toLowerCase());
}
