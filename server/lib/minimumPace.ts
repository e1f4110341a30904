export type PaceLimits = {
  /** Number of initial bytes without a time limit. */
  freeBytes: number;
  bytesPerSecond: number;
  /** Maximum pause, however fast the client was before. */
  pauseMs: number;
};

/**
 * Creates a timer for slow clients. Each byte adds the time that it may take at the slowest rate, up to `pauseMs` in
 * total. When the time is used up, calls `onTooSlow`. Counts only waiting, not processing between two chunks.
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
    /** Starts measuring the wait for more bytes, if the free bytes have arrived. */
    wait(receivedBytes: number): void {
      if (timer !== undefined || receivedBytes <= limits.freeBytes) return;
      waitingSince = performance.now();
      timer = setTimeout(onTooSlow, Math.max(0, allowedMs));
    },
  };
}
