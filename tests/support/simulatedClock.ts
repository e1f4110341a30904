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
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      const end = time + ms;
      for (;;) {
        const [next] = timers.filter((timer) => timer.dueAt <= end).sort((a, b) => a.dueAt - b.dueAt);
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        time = next.dueAt;
        next.callback();
      }
      time = end;
    },
  };
}
