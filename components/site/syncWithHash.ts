import { removeHash } from './removeHash.ts';

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
