import { useCallback, useEffect, useRef } from 'react';

/** Gives a promise that settles once no mouse button or finger presses the page, and the click it made is over. */
export function usePresses(): () => Promise<void> {
  const released = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let release = () => {};
    document.addEventListener(
      'pointerdown',
      () => {
        release();
        released.current = new Promise((resolve) => (release = resolve));
      },
      options,
    );
    // The click comes right after, in the same task.
    const end = () => void window.setTimeout(release);
    document.addEventListener('pointerup', end, options);
    document.addEventListener('pointercancel', end, options);
    return () => {
      listening.abort();
      release();
    };
  }, []);

  return useCallback(() => released.current, []);
}
