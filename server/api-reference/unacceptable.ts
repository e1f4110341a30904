/**
 * Error about a document that cannot be shown. The message is a clause without a full stop, and contains the location.
 */
export class UnacceptableDocumentError extends Error {
  override name = 'UnacceptableDocumentError';
}

/** Location in a document as a JSON pointer (RFC 6901), and the fault there. */
export type Finding = { pointer: string; message: string };

/** Returns the JSON pointer of a child. */
export function below(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/**
 * Formats a pointer for a message. Truncates it, because a pointer in a hostile document can be as long as the
 * document.
 */
export function formatPointer(pointer: string): string {
  if (pointer === '') return 'the document';
  return pointer.length > 200 ? `${pointer.slice(0, 200)}…` : pointer;
}
