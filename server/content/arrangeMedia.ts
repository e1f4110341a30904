import { depthOf, token } from './arrangeBlocks.ts';
import { attachmentAttribute, mediaAttribute, sourceAttribute } from './sanitiseLink.ts';

// Works on the sanitiser's output, in which `<` and `>` only delimit tags.

const mark = new RegExp(` (?:${mediaAttribute}|${sourceAttribute})(?:="")?`);

/**
 * Keeps one link for a video or audio element with several files: the one that its editor or WordPress wrote for
 * browsers without a player, else the one to the first file. Removes the rest of the fallback content, unless there is
 * no file.
 */
export function arrangeMedia(html: string): string {
  if (!mark.test(html)) return html;
  const shown: string[] = [];
  let media: { open: string; inner: string[]; depth: number } | undefined;
  for (const each of html.match(token) ?? []) {
    if (media === undefined) {
      if (each.startsWith('<div') && mark.test(each)) media = { open: each, inner: [], depth: 1 };
      else shown.push(each.replace(mark, ''));
      continue;
    }
    media.depth += depthOf(each);
    if (media.depth > 0) media.inner.push(each);
    else {
      shown.push(media.open.replace(mark, ''), ...shownOf(media.inner), each);
      media = undefined;
    }
  }
  return shown.join('');
}

function shownOf(inner: readonly string[]): string[] {
  const links: string[][] = [];
  let isOpen = false;
  for (const each of inner) {
    if (each.startsWith('<a ')) {
      links.push([]);
      isOpen = true;
    }
    if (isOpen) links.at(-1)?.push(each);
    if (each === '</a>') isOpen = false;
  }
  const pictures = inner.filter((each) => each.startsWith('<img '));
  const written = links.find(([open = '']) => !mark.test(open));
  const link = written ?? links[0];
  return (link === undefined ? inner : [...pictures, ...link]).map((each) => each.replace(mark, ''));
}

const attachmentLink = new RegExp(`(<a [^<>]*?) ${attachmentAttribute}(?:="")?([^<>]*>)(.*?)</a>`, 'gs');

/**
 * Removes links from pictures to their attachment pages, which the site does not have. Text links remain: the site
 * redirects them to the file.
 */
export function unlinkAttachments(html: string): string {
  return html.replaceAll(attachmentLink, (_, begin: string, end: string, inner: string) =>
    inner.includes('<img ') ? inner : `${begin}${end}${inner}</a>`,
  );
}
