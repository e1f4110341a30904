/**
 * A `Range` header as far as it names one range of bytes that can exist: `bytes=0-99`, `bytes=100-` or `bytes=-100`.
 * What is malformed or names several counts as none (RFC 9110, 14.2), and the end of a shorter file is all of it.
 */
export function usableRange(header: string, size: number): string | undefined {
  const [, first, last, suffix] = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i.exec(header.trim()) ?? [];
  if (suffix !== undefined) return Number(suffix) >= size ? 'bytes=0-' : header;
  if (first === undefined) return undefined;
  return last === undefined || Number(first) <= Number(last) ? header : undefined;
}
