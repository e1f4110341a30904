import { useEffect, useRef } from 'react';

/** How long a panel stays after the pointer has left it (specification 2 and 9). */
export const dropdownCloseDelayMs = 100;

/** Opens under a mouse at once and closes a moment after it left, unless it has come back by then. */
export function useHoverIntent(setOpen: (isOpen: boolean) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onPointerEnter(event: React.PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      window.clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave(event: React.PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      timer.current = window.setTimeout(() => setOpen(false), dropdownCloseDelayMs);
    },
  };
}
