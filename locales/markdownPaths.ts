import * as parts from '#brand/parts.ts';

const suffix = '.md';
/** The home page of the default language has no name that the suffix could follow. */
const homePath = `/index${suffix}`;

/** Returns the path of a page's Markdown, with the query string. Returns paths of files unchanged. */
export function markdownPath(address: string): string {
  return address.replace(/^\/[^.?#]*(?=[?#]|$)/, (path) => (path === '/' ? homePath : path + suffix));
}

/** Returns the path of the page whose Markdown has this path; `undefined` for other paths. */
export function pageOfMarkdown(path: string): string | undefined {
  if (!parts.agents || !path.endsWith(suffix)) return undefined;
  return path === homePath ? '/' : path.slice(0, -suffix.length);
}

/** Extends a function that finds redirects: the Markdown of a page moves with the page. */
export function withMarkdown<Rule extends { to: string | undefined }>(
  find: (path: string) => Rule | undefined,
): (path: string) => Rule | undefined {
  return (path) => {
    const rule = find(path);
    const page = rule === undefined ? pageOfMarkdown(path) : undefined;
    const newPath = page === undefined ? undefined : find(page);
    return rule ?? (newPath && { ...newPath, to: newPath.to && markdownPath(newPath.to) });
  };
}
