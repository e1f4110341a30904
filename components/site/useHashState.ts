import { useCallback, useEffect, useRef, useState } from 'react';
import { dropHash } from './dropHash.ts';

/**
 * Something that shows for as long as the address ends in a hash, from arrival on. `leave` takes the hash away, and what
 * shows goes with it: a page that is seen again is one whose history is settled, so that no click or step back is lost.
 * `wasAddedBefore` tells that the hash came by a link of this page, before anybody could listen here.
 */
export function useHashState(hash: string, wasAddedBefore: boolean): { isShown: boolean; leave: () => void } {
  const [isShown, setShown] = useState(false);
  const wasAddedHere = useRef(wasAddedBefore);
  const isLeaving = useRef(false);

  useEffect(() => {
    const onHashChange = () => {
      wasAddedHere.current = window.location.hash === hash;
      setShown(wasAddedHere.current);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [hash]);

  useEffect(() => setShown(window.location.hash === hash), [hash]);

  const leave = useCallback(() => {
    // Twice would be one step back too many.
    if (isLeaving.current || window.location.hash !== hash) return;
    isLeaving.current = true;
    void dropHash(hash, wasAddedHere.current).then(() => {
      isLeaving.current = false;
      setShown(window.location.hash === hash);
    });
  }, [hash]);

  return { isShown, leave };
}
