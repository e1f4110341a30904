/** Time, as the outbox knows it; tests hand in one that they move. */
export type Clock = {
  now: () => number;
  /** Calls back once; the returned function takes that back. */
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
