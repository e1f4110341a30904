import { useLayoutEffect, useState } from 'react';

/** Returns `false` on the server and during hydration, and `true` before the component can receive events. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}
