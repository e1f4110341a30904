import type { Clock } from '#server/mail/clock.ts';

export type SimulatedClock = Clock & {
  /** Moves time forward and runs due timers in order. */
  advance: (ms: number) => void;
};

export function createSimulatedClock(start = Date.UTC(2026, 4, 4, 8)): SimulatedClock {
  let time = start;
  let timers: { dueAt: number; callback: () => void }[] = [];
  return {
    now: () => time,
    after: (ms, callback) => {
      const timer = { dueAt: time + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((waitingTimer) => waitingTimer !== timer);
      };
    },
    advance: (ms) => {
      const end = time + ms;
      for (;;) {
        const [nextTimer] = timers.filter((timer) => timer.dueAt <= end).sort((a, b) => a.dueAt - b.dueAt);
        if (nextTimer === undefined) break;
        timers = timers.filter((timer) => timer !== nextTimer);
        time = nextTimer.dueAt;
        nextTimer.callback();
      }
      time = end;
    },
  };
}
