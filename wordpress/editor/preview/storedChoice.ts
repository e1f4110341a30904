// Storage may be blocked or full. Each screen then starts with the defaults.

/** Returns the editor's last choice in this browser. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice is lost.
  }
}
