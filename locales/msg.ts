import type { MessageDescriptor } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * Marks a text for the translation catalogues: its English wording, and a comment for translators. In Vite builds,
 * Lingui replaces the call by a constant (`macro` in lingui.config.ts); the server, which runs from sources, calls it.
 */
export function msg({ message }: { message: string; comment?: string }): MessageDescriptor {
  return { id: generateMessageId(message), message };
}
