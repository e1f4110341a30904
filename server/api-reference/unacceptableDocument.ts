/** The document cannot be shown as it is, whatever is cleaned from it. */
export class UnacceptableDocumentError extends Error {
  override name = 'UnacceptableDocumentError';
}
