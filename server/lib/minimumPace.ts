export type PaceLimits = {
  /** Bytes without a time limit. */
  freeBytes: number;
  bytesPerSecond: number;
  /** Longest pause, however fast the client was before. */
  pauseMs: number;
};

/**
 * Measures how long a client keeps us waiting. Each byte earns the time it may take at the slowest rate, up to
 * `pauseMs`; when that time is used up, `onTooSlow` is called. Only waiting counts, not processing between two chunks.
 */
export function createPace(limits: PaceLimits, onTooSlow: () => void) {
  let allowedMs = limits.pauseMs;
  let waitingSince = 0;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    allowedMs -= performance.now() - waitingSince;
  }

  return {
    stop,
    earn(bytes: number): void {
      stop();
      allowedMs = Math.min(limits.pauseMs, allowedMs + (bytes / limits.bytesPerSecond) * 1000);
    },
    /** Starts measuring the wait for the next bytes, after the free ones have arrived. */
    wait(received: number): void {
      if (timer !== undefined || received <= limits.freeBytes) return;
      waitingSince = performance.now();
      timer = setTimeout(onTooSlow, Math.max(0, allowedMs));
    },
  };
}
