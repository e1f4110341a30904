import { useEffect, useState } from 'react';

/** Becomes true the given time after it was first asked for, and stays so. */
export function useDelay(isWanted: boolean, delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted || isOver) return undefined;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWanted, isOver, delayMs]);
  return isOver;
}
