/** Clock and timers of the outbox; tests use a simulated clock. */
export type Clock = {
  now: () => number;
  /** Calls back once, after a delay. Returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void;
};

export const systemClock: Clock = {
  now: Date.now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
