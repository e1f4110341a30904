import GithubSlugger from 'github-slugger';

export type Anchor = { id: string; text: string };

/** Ids that the page and the site's own hash links already use; a heading of that name gets a number. */
const taken = ['main', 'root', 'lead', 'openchat'];

/**
 * The anchors of an article's headings, each of its own even where two say the same. Others (null) keep their place in
 * the list; a heading without a letter or digit has none.
 */
export function anchorsOf(headings: readonly (string | null | undefined)[]): (Anchor | undefined)[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  return headings.map((heading) => {
    const text = heading?.trim() ?? '';
    // React's and Vike's own ids begin with an underscore or carry one.
    const words = text.replaceAll('_', ' ').trim();
    return /[\p{L}\p{N}]/u.test(words) ? { id: slugger.slug(words), text } : undefined;
  });
}
