import type { OutboxRow } from '#server/database/tables.ts';

/** One channel of the outbox: so many deliveries at once, each place filled again as soon as it is free. */
export type DeliveryLane = {
  /** Begins what is due, as far as there is room. Rejects when the outbox cannot be read. */
  fill: () => Promise<void>;
  /** Resolves when nothing is under way and nothing is due. */
  drain: () => Promise<void>;
  /** Resolves when nothing is under way. */
  settle: () => Promise<void>;
};

/** A delivery that takes its time holds one place of its own lane and nothing else. */
export function createDeliveryLane(deps: {
  atOnce: number;
  claim: (limit: number) => Promise<OutboxRow[]>;
  /** Never rejects. */
  attempt: (row: OutboxRow) => Promise<void>;
  isStopping: () => boolean;
}): DeliveryLane {
  const running = new Set<Promise<void>>();
  // One claim after the other, or two would fill the same places.
  let turn: Promise<void> = Promise.resolve();

  function fill(): Promise<void> {
    turn = turn.catch(() => {}).then(claimAll);
    return turn;
  }

  async function claimAll(): Promise<void> {
    while (!deps.isStopping() && running.size < deps.atOnce) {
      const rows = await deps.claim(deps.atOnce - running.size);
      if (rows.length === 0) return;
      rows.forEach(begin);
    }
  }

  function begin(row: OutboxRow): void {
    const attempt = deps.attempt(row).then(() => {
      running.delete(attempt);
      // A delivery that cannot be asked now is asked at the next look.
      if (!deps.isStopping()) fill().catch(() => {});
    });
    running.add(attempt);
  }

  return {
    fill,
    drain: async () => {
      for (;;) {
        await fill();
        if (running.size === 0) return;
        await Promise.race(running);
      }
    },
    settle: async () => {
      while (running.size > 0) await Promise.race(running);
    },
  };
}
