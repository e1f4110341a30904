type Area = 'localStorage' | 'sessionStorage';

/** Returns the text stored under a key; `null` if there is no text or the browser denies access. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key. Does nothing if storage is full or denied. */
export function store(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Storage is full or denied, so the next page behaves as on a first visit.
  }
}

/** Returns the cookies that scripts can read, each as `name=value`; an empty list in a sandboxed document. */
export function readCookies(): readonly string[] {
  try {
    return document.cookie.split('; ').filter((cookie) => cookie !== '');
  } catch {
    return [];
  }
}

/** Writes a cookie if the browser allows it. To check, read the cookie back. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // A sandboxed document has no cookies.
  }
}
