import type { OutboxRow } from '#server/database/tables.ts';

/**
 * Delivery lane of one outbox channel, with limited concurrency. When a delivery finishes, the next one starts at once.
 */
export type DeliveryLane = {
  /** Starts due deliveries up to the limit. Rejects if the outbox cannot be read. */
  fill: () => Promise<void>;
  /** Delivers until no message is due and no delivery is running. */
  drain: () => Promise<void>;
  /** Resolves when no delivery is running. */
  settle: () => Promise<void>;
};

/** Creates the lane of a channel. A slow delivery occupies only one slot of its own lane. */
export function createDeliveryLane(deps: {
  concurrency: number;
  claim: (limit: number) => Promise<OutboxRow[]>;
  /** Delivers one message. Never rejects. */
  attempt: (row: OutboxRow) => Promise<void>;
  isStopping: () => boolean;
}): DeliveryLane {
  const runningDeliveries = new Set<Promise<void>>();
  // Claims are serialised; two at once would fill the same slots.
  let lastClaim: Promise<void> = Promise.resolve();

  function fill(): Promise<void> {
    lastClaim = lastClaim.catch(() => {}).then(claimAll);
    return lastClaim;
  }

  async function claimAll(): Promise<void> {
    while (!deps.isStopping() && runningDeliveries.size < deps.concurrency) {
      const rows = await deps.claim(deps.concurrency - runningDeliveries.size);
      if (rows.length === 0) return;
      rows.forEach(start);
    }
  }

  function start(row: OutboxRow): void {
    const attempt = deps.attempt(row).then(() => {
      runningDeliveries.delete(attempt);
      // If claiming fails now, the worker's next poll claims the rest.
      if (!deps.isStopping()) fill().catch(() => {});
    });
    runningDeliveries.add(attempt);
  }

  return {
    fill,
    drain: async () => {
      for (;;) {
        await fill();
        if (runningDeliveries.size === 0) return;
        await Promise.race(runningDeliveries);
      }
    },
    settle: async () => {
      while (runningDeliveries.size > 0) await Promise.race(runningDeliveries);
    },
  };
}
