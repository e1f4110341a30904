import { LRUCache } from 'lru-cache';
import { minuteMs } from '#schema/durations.ts';

/** Lets each thing be logged once a minute at most: during an outage every visitor is a failure. */
export function createRateLimitedLog(): (what: string, log: () => void) => void {
  const logged = new LRUCache<string, true>({ max: 100, ttl: minuteMs });
  return (what, log) => {
    if (logged.has(what)) return;
    logged.set(what, true);
    log();
  };
}
