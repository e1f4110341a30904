import { escapeAttribute } from '#schema/markup.ts';
import { removedMark, type RemovedKind } from '#schema/richText.ts';

/** Collects content that the sanitiser removes from one text. */
export type Removals = {
  add(kind: RemovedKind, name?: string): void;
  /** Returns invisible marks for the page check, to be appended to the text. */
  marks(): string;
};

/** Limit for one text; a text with more removals has another fault. */
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
