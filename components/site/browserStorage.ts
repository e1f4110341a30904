type Area = 'localStorage' | 'sessionStorage';

/** What the browser keeps under a key; null where that is nothing, or where it closes its storage to the site. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, where the browser has room for it and lets the site. */
export function store(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Full, or closed to the site: what is not kept is as it would be on a first visit.
  }
}
