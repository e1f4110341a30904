/** Parses a URL. `URL.parse` and `URL.canParse` are missing in the oldest supported browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
