/** A page without its document, which has a mark in its place until it is sent. */
export type DrawnPage = {
  bytes: Buffer;
  /** No text of a document looks like it. */
  mark: string;
  /** The addresses of the stylesheets that it needs beside the one that every page has. */
  sheets: readonly string[];
};
