/**
 * Shows something for as long as the address ends in a hash, from arrival on. What it returns takes the hash away, and what
 * shows goes with it: a page that is seen again is one whose history is settled, so that no click or step back is lost.
 */
export function syncWithHash(hash: string, show: () => void, hide: () => void): () => void {
  let wasAddedHere = false;
  let isLeaving = false;
  const follow = () => (window.location.hash === hash ? show() : hide());
  window.addEventListener('hashchange', () => {
    wasAddedHere = window.location.hash === hash;
    follow();
  });
  follow();
  return () => {
    // Twice would be one step back too many.
    if (isLeaving || window.location.hash !== hash) return;
    isLeaving = true;
    void removeHash(hash, wasAddedHere).then(() => {
      isLeaving = false;
      follow();
    });
  };
}

/**
 * Takes a hash from the address, and resolves when that has happened. Where the entry of the history before this one is
 * the same page without it, the way the visitor came, so that no entry is left over; else in its place. For browsers
 * that do not tell, `wasAddedHere` says which it is.
 */
async function removeHash(hash: string, wasAddedHere: boolean): Promise<void> {
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
