import type { MessageDescriptor } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * A text that translators find in the catalogues: its English words, and a comment for them. Where Vite builds, Lingui
 * makes a constant of it (`macro` in lingui.config.ts); the server, which Node runs as it is written, calls it.
 */
export function msg({ message }: { message: string; comment?: string }): MessageDescriptor {
  return { id: generateMessageId(message), message };
}
