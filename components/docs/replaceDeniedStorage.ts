/**
 * Gives the page storage that lasts as long as the page itself, if the browser denies the site its own: the viewer reads
 * `localStorage` without expecting an error.
 */
export function replaceDeniedStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    if (!isAvailable(area))
      Object.defineProperty(window, area, { configurable: true, value: createPageStorage() });
}

/** Whether the page can use its storage. Browsers whose user blocks it throw; some embedded ones have null. */
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
