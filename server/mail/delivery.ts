import type { BounceClass } from './bounceClass.ts';

export type OutgoingMessage = {
  /** The same in every attempt, so that a receiver recognises a repeat. */
  id: string;
  kind: string;
  payload: string;
  createdAt: number;
};

/**
 * Delivers over one channel; resolves when the other side has taken the message over. An aborted `signal` ends it at
 * once: the process is stopping.
 */
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** The other side will never take this message. */
export class RefusedError extends Error {
  /** `no-mailbox` ends a subscription. */
  readonly bounce: BounceClass;

  constructor(message: string, options: { bounce: BounceClass; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'RefusedError';
    this.bounce = options.bounce;
  }
}
