import type { Clue } from '#schema/frameMessages.ts';
import { stem, targetsIn, type Target } from './fieldTargets.ts';

/** Number of consecutive letters that identify a text. */
const leastLetters = 20;

/**
 * Finds the form field from which an element of the page was rendered, by comparing their content
 * (components/preview/clues.ts). Searches one row or several fields.
 */
export function findField(within: Element | readonly Element[], clues: readonly Clue[]): Target | undefined {
  const targets = [within].flat().flatMap(targetsIn);
  return findByContent(targets, clues) ?? findByLink(targets, clues) ?? findLongest(targets, clues);
}

function findByContent(targets: readonly Target[], clues: readonly Clue[]): Target | undefined {
  for (const { text = '', image, occurrence = 0 } of clues) {
    if (image) {
      const imageStem = stem(image);
      const match = targets.find((target) => target.image === imageStem);
      if (match) return match;
    }
    if (!text) continue;
    const identical = targets.filter((target) => target.text && letters(target.text) === letters(text));
    if (identical.length > 0) return identical[Math.min(occurrence, identical.length - 1)];
    const container = targets.find((target) => isPartOf(target, text));
    if (container) return container;
  }
  return undefined;
}

function findByLink(targets: readonly Target[], clues: readonly Clue[]): Target | undefined {
  for (const { link } of clues) {
    const match = link && targets.find((target) => target.link && pathOf(target.link) === pathOf(link));
    if (match) return match;
  }
  return undefined;
}

/**
 * Finds the longest field contained in a text: a number with its unit, or a line made of two fields. Outer elements also
 * contain other fields, including those of other entries.
 */
function findLongest(targets: readonly Target[], clues: readonly Clue[]): Target | undefined {
  for (const [index, { text = '' }] of clues.entries()) {
    const isMost = (target: Target) => index === 0 || (index < 3 && target.text.length * 2 > text.length);
    const [longest] = targets
      .filter((target) => target.text && isMost(target) && hasWords(text, target.text))
      .toSorted((a, b) => b.text.length - a.text.length);
    if (longest) return longest;
  }
  return undefined;
}

/**
 * Returns only letters and numbers, because WordPress replaces quotes and dashes, and the page joins texts without spaces.
 */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '') || text;
}

/** Returns whether `text` contains `part` as whole words. */
function hasWords(text: string, part: string): boolean {
  const words = (string: string) => ` ${string.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return words(part).trim() !== '' && words(text).includes(words(part));
}

/** Returns whether a field contains a text as a line, a paragraph, or a word of a long text. */
function isPartOf({ kind, text: fieldText }: Target, text: string): boolean {
  if (kind === 'editor' && hasWords(fieldText, text)) return true;
  if (kind === 'text' && text.includes(' ') && hasWords(fieldText, text)) return true;
  // The text may have a link or bold letters within a word.
  return letters(text).length >= leastLetters && letters(fieldText).includes(letters(text));
}

/** Returns a URL's path, as in the site's links. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '');
}
