import { depthOf, tagOrText } from './arrangeBlocks.ts';
import { attachmentAttribute, mediaAttribute, sourceAttribute } from './sanitiseLink.ts';

// This module processes the sanitiser's output, in which `<` and `>` only delimit tags.

const ownAttribute = new RegExp(` (?:${mediaAttribute}|${sourceAttribute})(?:="")?`);

/**
 * Reduces a video or audio element with several files to one link. Prefers the fallback link that the editor or
 * WordPress wrote for browsers without a player; otherwise uses the first file. Removes other fallback content if there
 * is a link.
 */
export function arrangeMedia(html: string): string {
  if (!ownAttribute.test(html)) return html;
  const output: string[] = [];
  let media: { open: string; inner: string[]; depth: number } | undefined;
  for (const token of html.match(tagOrText) ?? []) {
    if (media === undefined) {
      if (token.startsWith('<div') && ownAttribute.test(token)) media = { open: token, inner: [], depth: 1 };
      else output.push(token.replace(ownAttribute, ''));
      continue;
    }
    media.depth += depthOf(token);
    if (media.depth > 0) media.inner.push(token);
    else {
      output.push(media.open.replace(ownAttribute, ''), ...keepLink(media.inner), token);
      media = undefined;
    }
  }
  return output.join('');
}

function keepLink(inner: readonly string[]): string[] {
  const links: string[][] = [];
  let isOpen = false;
  for (const token of inner) {
    if (token.startsWith('<a ')) {
      links.push([]);
      isOpen = true;
    }
    if (isOpen) links.at(-1)?.push(token);
    if (token === '</a>') isOpen = false;
  }
  const pictures = inner.filter((token) => token.startsWith('<img '));
  const fallbackLink = links.find(([open = '']) => !ownAttribute.test(open));
  const link = fallbackLink ?? links[0];
  return (link === undefined ? inner : [...pictures, ...link]).map((token) =>
    token.replace(ownAttribute, ''),
  );
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
