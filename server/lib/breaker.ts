const failuresToOpen = 5;
const probeEveryMs = 5_000;

export type Breaker = {
  /** False while the backend is left alone; true once every five seconds, to probe it. */
  mayTry(): boolean;
  /** True while it is left alone; asking is no probe. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
};

/** Opens after five failures in a row, so that a dead backend costs nobody its time limit (decisions, "Outage"). */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let nextProbeAt = 0;
  return {
    mayTry() {
      if (failures < failuresToOpen) return true;
      if (now() < nextProbeAt) return false;
      nextProbeAt = now() + probeEveryMs;
      return true;
    },
    isOpen: () => failures >= failuresToOpen,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToOpen) nextProbeAt = now() + probeEveryMs;
    },
  };
}
