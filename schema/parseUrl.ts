/** An address in its parts, where it is one. `URL.parse` and `URL.canParse` came after the oldest browsers of the site. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
