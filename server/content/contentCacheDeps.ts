import type { CacheLimits } from '#server/config/cacheLimits.ts';
import type { Logger } from '#server/logger.ts';
import type { BackendGate } from '#server/lib/contentApiGuard.ts';
import type { SharedAnswers } from './sharedContentCache.ts';
import type { DiskCopies } from '#server/lib/backupStore.ts';

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
