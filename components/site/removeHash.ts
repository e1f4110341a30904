/**
 * Takes a hash from the address, and resolves when that has happened. Where the entry of the history before this one is
 * the same page without it, the way the visitor came, so that no entry is left over; else in its place. For browsers
 * that do not tell, `wasAddedHere` says which it is.
 */
export async function removeHash(hash: string, wasAddedHere: boolean): Promise<void> {
  if (!('navigation' in window)) {
    if (wasAddedHere) return goBack();
  } else if (isPreviousEntryThisPage()) {
    try {
      // Unlike `history.back()`, over the entries that a frame in the page may have made.
      await window.navigation.back().committed;
      return;
    } catch {
      // Something else has moved the history meanwhile.
    }
  }
  const { pathname, search } = window.location;
  if (window.location.hash === hash) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Whether one step back leads to this very document. */
function isPreviousEntryThisPage(): boolean {
  const { navigation } = window;
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (previous?.url === undefined || previous.url === null || !previous.sameDocument) return false;
  const { pathname, search } = new URL(previous.url);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Going back takes its time; until it has happened the address still has its hash. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('hashchange', () => resolve(), { once: true });
    window.history.back();
  });
}
