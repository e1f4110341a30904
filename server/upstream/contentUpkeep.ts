import type { Logger } from '#server/logger.ts';
import type { BackendGate } from './backendGate.ts';
import type { Snapshot } from './snapshot.ts';

/** What is shared by all that keeps what the content backend said. */
export type ContentUpkeep = {
  gate: BackendGate;
  snapshot: Snapshot;
  logger: Logger;
  freshSeconds: number;
  /** How long something that failed is not tried again. */
  restMs: number;
  /** Called when what came differs from the copy it replaces. */
  onChanged: (key: string) => void;
};
