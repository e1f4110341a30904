import { useCallback, useEffect, useRef, useState } from 'react';
import { usePage } from './usePage.ts';

/**
 * Something that shows while the address ends in a hash, on arrival too. `leave` takes the hash away: where it was
 * added on this page, the way the visitor came, so that no entry of the history is left over.
 */
export function useHashState(hash: string): { isShown: boolean; leave: () => void } {
  const { data } = usePage();
  const [isShown, setShown] = useState(false);
  const hasOwnEntry = useRef(false);

  useEffect(() => {
    const onHashChange = () => {
      hasOwnEntry.current = window.location.hash === hash;
      setShown(hasOwnEntry.current);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [hash]);

  // Each page brings data of its own: this is the arrival on it.
  useEffect(() => {
    hasOwnEntry.current = false;
    setShown(window.location.hash === hash);
  }, [hash, data]);

  const leave = useCallback(() => {
    setShown(false);
    if (window.location.hash !== hash) return;
    const { pathname, search } = window.location;
    if (hasOwnEntry.current) window.history.back();
    else window.history.replaceState(window.history.state, '', pathname + search);
    hasOwnEntry.current = false;
  }, [hash]);

  return { isShown, leave };
}
