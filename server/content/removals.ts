import { escapeAttribute } from '#schema/markup.ts';
import { removedMark, type RemovedKind } from '#schema/richText.ts';

/** Collects what the sanitiser leaves out of one text. */
export type Removals = {
  add(kind: RemovedKind, name?: string): void;
  /** Invisible marks of it for the check, to be put behind the text. */
  marks(): string;
};

/** A text with more of them has something else wrong. */
const most = 30;
const longestName = 100;

export function createRemovals(): Removals {
  const found = new Set<string>();
  return {
    add(kind, name = '') {
      if (found.size < most)
        found.add(`${kind}:${name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed()}`);
    },
    marks: () => [...found].map((each) => `<span ${removedMark}="${escapeAttribute(each)}"></span>`).join(''),
  };
}
