import GithubSlugger, { slug as slugOfText } from 'github-slugger';
import { isReservedId } from './richText.ts';

export type Anchor = { id: string; text: string };

/**
 * The anchors of an article's headings, each of its own even where two say the same. Others (null) keep their place in
 * the list; a heading without a letter or digit has none.
 *
 * @param taken Ids that the editor has given to elements of the page, headings among them.
 * @param own Of these, the id of each heading.
 */
export function anchorsOf(
  headings: readonly (string | null | undefined)[],
  taken: readonly string[] = [],
  own: readonly (string | undefined)[] = [],
): (Anchor | undefined)[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.occurrences[id] = 0;
  // A heading by the name of a part of the page gets a number.
  const slugOf = (words: string, ownId: string | undefined) => {
    if (ownId !== undefined && slugOfText(words) === ownId) return ownId;
    const slug = slugger.slug(words);
    return isReservedId(slug) ? slugger.slug(words) : slug;
  };
  return headings.map((heading, index) => {
    const text = heading?.trim() ?? '';
    // React's and Vike's own ids begin with an underscore or carry one.
    const words = text.replaceAll('_', ' ').trim();
    return /[\p{L}\p{N}]/u.test(words) ? { id: slugOf(words, own[index]), text } : undefined;
  });
}

/**
 * The anchors of a page's sections, from their kinds in the page's order: `faq`, and `faq-2` for the second one. They are the
 * same in every language, and stay when a title is written anew.
 */
export function sectionAnchors(kinds: readonly (string | undefined)[]): (string | undefined)[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    if (kind === undefined) return undefined;
    const slug = kind.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
    const name = isReservedId(slug) ? `section-${slug}` : slug;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/** Whether React made up an id. */
export function isMadeUpId(id: string): boolean {
  return /^[_:]|_R_/i.test(id);
}
