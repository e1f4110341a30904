import GithubSlugger, { slug as slugOfText } from 'github-slugger';
import { isReservedId } from './richText.ts';
import { withoutFieldPath } from './fieldPaths.ts';

export type Anchor = { id: string; text: string };

/**
 * Returns a unique anchor for each of a post's headings. Entries that are no headings (null) and headings without a
 * letter or digit get none, so that positions stay the same.
 *
 * @param usedIds IDs that the editor has set on elements of the page, including headings.
 * @param ownIds ID of each heading among these.
 */
export function anchorsOf(
  headings: readonly (string | null | undefined)[],
  usedIds: readonly string[] = [],
  ownIds: readonly (string | undefined)[] = [],
): (Anchor | undefined)[] {
  const slugger = new GithubSlugger();
  for (const id of usedIds) slugger.occurrences[id] = 0;
  // A heading with the ID of a page element gets a number.
  const slugOf = (words: string, ownId: string | undefined) => {
    if (ownId !== undefined && slugOfText(words) === ownId) return ownId;
    const slug = slugger.slug(words);
    return isReservedId(slug) ? slugger.slug(words) : slug;
  };
  return headings.map((heading, index) => {
    const text = withoutFieldPath(heading?.trim() ?? '');
    // React's and Vike's IDs contain underscores, so anchors must not.
    const headingText = text.replaceAll('_', ' ').trim();
    return /[\p{L}\p{N}]/u.test(headingText) ? { id: slugOf(headingText, ownIds[index]), text } : undefined;
  });
}

/**
 * Returns the anchors of a page's sections, derived from the section kinds: `faq`, and `faq-2` for the second section
 * of the kind. They are the same in every language, and do not change with a title.
 */
export function sectionAnchors(kinds: readonly (string | undefined)[]): (string | undefined)[] {
  const counts = new Map<string, number>();
  return kinds.map((kind) => {
    if (kind === undefined) return undefined;
    const slug = kind.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
    const name = isReservedId(slug) ? `section-${slug}` : slug;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/** Returns whether React generated an ID. */
export function isMadeUpId(id: string): boolean {
  return /^[_:]|_R_/i.test(id);
}
