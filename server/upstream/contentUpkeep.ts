import type { CacheLimits } from '#server/config/cacheLimits.ts';
import type { Logger } from '#server/logger.ts';
import type { BackendGate } from './backendGate.ts';
import type { SharedAnswers } from './sharedAnswers.ts';
import type { DiskCopies } from './diskCopies.ts';

/** What is shared by all that keeps what the content backend said. */
export type ContentUpkeep = {
  gate: BackendGate;
  copies: DiskCopies;
  shared: SharedAnswers;
  logger: Logger;
  limits: CacheLimits;
  freshSeconds: number;
  /** How long something that failed is not tried again. */
  restMs: number;
  /** Called when what came differs from the copy it replaces. */
  onChanged: (key: string) => void;
};
