import GithubSlugger from 'github-slugger';
import { isReservedId } from './richText.ts';

export type Anchor = { id: string; text: string };

/**
 * The anchors of an article's headings, each of its own even where two say the same. Others (null) keep their place in
 * the list; a heading without a letter or digit has none.
 */
export function anchorsOf(headings: readonly (string | null | undefined)[]): (Anchor | undefined)[] {
  const slugger = new GithubSlugger();
  // A heading by the name of a part of the page gets a number.
  const slugOf = (words: string) => {
    const slug = slugger.slug(words);
    return isReservedId(slug) ? slugger.slug(words) : slug;
  };
  return headings.map((heading) => {
    const text = heading?.trim() ?? '';
    // React's and Vike's own ids begin with an underscore or carry one.
    const words = text.replaceAll('_', ' ').trim();
    return /[\p{L}\p{N}]/u.test(words) ? { id: slugOf(words), text } : undefined;
  });
}
