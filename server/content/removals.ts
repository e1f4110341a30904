import { escapeAttribute } from '#schema/markup.ts';
import { removedMark, type RemovedKind } from '#schema/richText.ts';

/** Records the content that the sanitiser removes from one text. */
export type Removals = {
  add(kind: RemovedKind, name?: string): void;
  /** Returns invisible marks for the page check, to be appended to the text. */
  marks(): string;
};

/** Maximum number of reported removals per text. More of them indicate a different problem. */
const maxEntries = 30;
const maxNameLength = 100;

export function createRemovals(): Removals {
  const entries = new Set<string>();
  return {
    add(kind, name = '') {
      if (entries.size < maxEntries)
        entries.add(`${kind}:${name.replaceAll(/\s+/g, ' ').trim().slice(0, maxNameLength).toWellFormed()}`);
    },
    marks: () =>
      [...entries].map((entry) => `<span ${removedMark}="${escapeAttribute(entry)}"></span>`).join(''),
  };
}
