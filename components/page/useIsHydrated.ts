import { useLayoutEffect, useState } from 'react';

/** False in what the server draws; true before anybody can press anything once React is there. */
export function useIsHydrated(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}
