/**
 * Replaces `localStorage` and `sessionStorage` with storage in memory if the browser denies access, because the viewer
 * does not handle the error.
 */
export function replaceDeniedStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    if (!isAvailable(area))
      Object.defineProperty(window, area, { configurable: true, value: createPageStorage() });
}

/**
 * Returns whether the page can use its storage. Browsers throw if the user blocks storage; some embedded browsers
 * return null.
 */
function isAvailable(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Boolean(window[area]);
  } catch {
    return false;
  }
}

function createPageStorage() {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
