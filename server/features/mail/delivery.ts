export type OutgoingMessage = {
  /** The same in every attempt, so that a receiver recognises a repeat. */
  id: string;
  kind: string;
  payload: string;
  createdAt: number;
};

/** Delivers over one channel; resolves when the other side has taken the message over. */
export type Deliver = (message: OutgoingMessage) => Promise<void>;

/** The other side will never take this message: there is no such mailbox. */
export class RefusedError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'RefusedError';
  }
}
