export type PaceLimits = {
  /** Bytes that may take as long as they like. */
  freeBytes: number;
  bytesPerSecond: number;
  /** Longest pause, however fast the sender was before. */
  pauseMs: number;
};

/**
 * Measures how long a sender keeps us waiting. Each byte earns the time it may take at the slowest rate, up to
 * `pauseMs`; `onTooSlow` is called when that time is used up. Only waiting counts, not what we do between two chunks.
 */
export function createPace(limits: PaceLimits, onTooSlow: () => void) {
  let allowedMs = limits.pauseMs;
  let waitsSince = 0;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    allowedMs -= performance.now() - waitsSince;
  }

  return {
    stop,
    earn(bytes: number): void {
      stop();
      allowedMs = Math.min(limits.pauseMs, allowedMs + (bytes / limits.bytesPerSecond) * 1000);
    },
    /** Waits for the next bytes, once more than the free ones have arrived. */
    wait(received: number): void {
      if (timer !== undefined || received <= limits.freeBytes) return;
      waitsSince = performance.now();
      timer = setTimeout(onTooSlow, Math.max(0, allowedMs));
    },
  };
}
