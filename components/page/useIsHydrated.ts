import { useLayoutEffect, useState } from 'react';

/** Returns `false` on the server and during hydration, and `true` before the component can receive events. */
export function useIsHydrated(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}
