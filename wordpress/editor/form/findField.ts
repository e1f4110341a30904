import type { Clue } from '#schema/frameMessages.ts';
import { stem, targetsIn, type Target } from './fieldTargets.ts';

/**
 * Finds the form field of something on the page that has no path (`schema/fieldPaths.ts`), by comparing their content:
 * pictures, links, numbers, menu and footer, and elements with problems that the publish checks report. Searches one row
 * or several fields.
 */
export function findField(within: Element | readonly Element[], clues: readonly Clue[]): Target | undefined {
  const targets = [within].flat().flatMap(targetsIn);
  return findByContent(targets, clues) ?? findByLink(targets, clues) ?? findLongest(targets, clues[0]);
}

function findByContent(targets: readonly Target[], clues: readonly Clue[]): Target | undefined {
  for (const { text = '', image } of clues) {
    const match =
      targets.find((target) => image && target.image === stem(image)) ??
      targets.find((target) => text && target.text && letters(target.text) === letters(text)) ??
      targets.find((target) => isPartOf(target, text));
    if (match) return match;
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

/** Finds the longest field contained in the clicked text, such as a number with its unit. */
function findLongest(targets: readonly Target[], { text = '' }: Clue = {}): Target | undefined {
  return targets
    .filter((target) => target.text && hasWords(text, target.text))
    .toSorted((a, b) => b.text.length - a.text.length)[0];
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
  return (kind === 'editor' || (kind === 'text' && text.includes(' '))) && hasWords(fieldText, text);
}

/** Returns a URL's path, as in the site's links. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '');
}
