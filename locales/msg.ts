import type { MessageDescriptor } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * Marks a text for the translation catalogues: its English wording, and a comment for translators. In Vite builds,
 * Lingui replaces the call with a constant (`macro` in lingui.config.ts). The server runs from sources, so it calls the
 * function.
 */
export function msg({ message }: { message: string; comment?: string }): MessageDescriptor {
  return { id: generateMessageId(message), message };
}
