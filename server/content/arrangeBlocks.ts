import { decodeHTML } from 'entities';
import { escapeAttribute, lineOf } from '#schema/markup.ts';
import { newTabMark, tableScrollClass, videoFrameAttribute, videoOfPage } from '#schema/richText.ts';
import type { Removals } from './removals.ts';
import { addressName, fileName, videoAttributes } from './sanitiseLink.ts';

// This module processes the sanitiser's output, in which `<` and `>` only delimit tags.

/** Temporary attributes, written by the sanitiser and removed in this file: a tab, its panel, a picture to insert. */
export const tabAttribute = 'data-tab';
export const panelAttribute = 'data-panel';
export const pictureAttribute = 'data-picture';

/** Matches a tag, or the text before the next tag. */
export const tagOrText = /<[^<>]*>|[^<>]+/g;
const ownAttribute = / data-(?:tab|panel|picture)(?:="([^"]*)")?/;
const voidTag = /^<(?:br|hr|img|col|wbr)[ >/]|\/>$/;

/**
 * Adds each tab's label to its panel as a heading and removes the row of tabs, because visitors see all panels. Inserts
 * each background picture into its element.
 *
 * @param pictures HTML of pictures, indexed by `data-picture`.
 */
export function arrangeBlocks(html: string, pictures: readonly string[]): string {
  if (!ownAttribute.test(html)) return html;
  const tokens = html.match(tagOrText) ?? [];
  const names = tabNames(tokens);
  const panels = tokens.flatMap((token) => valueOf(token, panelAttribute) ?? []);
  const panelIds = new Set(panels.map((panel, index) => (names.has(panel) ? panel : String(index))));
  const rendered: string[] = [];
  let tabs = -1;
  let panel = -1;
  let level = 1;
  let skippedDepth = 0;
  for (const token of tokens) {
    if (skippedDepth > 0) {
      skippedDepth += depthOf(token);
      continue;
    }
    level = panel === -1 ? Number(/^<h([2-6])[ >]/.exec(token)?.[1] ?? level) : level;
    const tab = valueOf(token, tabAttribute);
    if (tab !== undefined) {
      tabs += 1;
      if (panelIds.has(tab || String(tabs))) {
        skippedDepth = 1;
        continue;
      }
    }
    const picture = valueOf(token, pictureAttribute);
    const target = valueOf(token, panelAttribute);
    rendered.push(token.startsWith('<') ? token.replace(ownAttribute, '') : token);
    if (picture !== undefined) rendered.push(pictures[Number(picture)] ?? '');
    if (target === undefined) continue;
    panel += 1;
    const name = names.get(target) ?? names.get(String(panel));
    const heading = `h${Math.min(level + 1, 6)}`;
    if (name) rendered.push(`<${heading}>${name}</${heading}>`);
  }
  return rendered.join('');
}

/** Returns the HTML of each tab by the id of its panel, or by the tab's index if it names no panel. */
function tabNames(tokens: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let tab: { target: string; parts: string[]; depth: number } | undefined;
  let count = -1;
  for (const token of tokens) {
    if (tab === undefined) {
      const target = valueOf(token, tabAttribute);
      if (target === undefined) continue;
      count += 1;
      tab = { target: target || String(count), parts: [], depth: 1 };
      continue;
    }
    tab.depth += depthOf(token);
    if (tab.depth > 0) tab.parts.push(token);
    else {
      names.set(
        tab.target,
        tab.parts
          .join('')
          .replaceAll(/<\/?(?:a|div|p|h[2-6])(?: [^<>]*)?>/g, '')
          .trim(),
      );
      tab = undefined;
    }
  }
  return names;
}

/** Returns by how much a token changes the nesting depth: 1, 0 or -1. */
export function depthOf(token: string): number {
  if (!token.startsWith('<') || voidTag.test(token)) return 0;
  return token.startsWith('</') ? -1 : 1;
}

function valueOf(tag: string, name: string): string | undefined {
  const [mark, value = ''] = tag.startsWith('<') ? (ownAttribute.exec(tag) ?? []) : [];
  return mark?.startsWith(` ${name}`) ? value : undefined;
}

/** Converts URLs that WordPress could not embed, each alone in its element, to links to the video or page. */
export function linkLoneAddresses(html: string, toSitePath: (url: string) => string): string {
  return html.replace(
    /<(div|p)>\s*(https?:\/\/[^\s<>"]+)\s*<\/\1>/gi,
    (match, element: string, escaped: string) => {
      const address = escaped.replaceAll('&amp;', '&');
      if (!URL.canParse(address)) return match;
      const video = videoOfPage(address);
      const attributes =
        video === undefined ? { href: toSitePath(address), rel: 'noopener' } : videoAttributes(video);
      const attributeTexts = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
      );
      return `<${element}><a${attributeTexts.join('')}>${video?.hostName ?? escaped}</a></${element}>`;
    },
  );
}

/**
 * Replaces WordPress's own URLs in link texts with the file name or path, and names links whose picture was removed.
 * Separates adjacent links with a space.
 */
export function nameLinks(html: string, toSitePath: (url: string) => string): string {
  return html
    .replaceAll(
      /(<a href="(\/[^"]*)"[^<>]*>)\s*(https?:\/\/[^\s<>]+)\s*<\/a>/g,
      (match, tag: string, href: string, label: string) => {
        const path = decodeHTML(href);
        if (toSitePath(decodeHTML(label)) !== path) return match;
        return `${tag}${escapeAttribute(path.startsWith('/cms/') ? fileName(path) : path)}</a>`;
      },
    )
    .replaceAll(
      /(<a href="([^"]*)"[^<>]*>)\s*<\/a>/g,
      (_, tag: string, href: string) =>
        `${tag}${escapeAttribute(addressName(decodeHTML(href), toSitePath))}</a>`,
    )
    .replaceAll(/<\/a>(?=<(?:a|time)[ >])/g, '</a> ');
}

/** Matches elements with verbatim text, in which shortcodes remain unchanged. */
const verbatimTag = /^<(\/?)(?:code|pre|kbd|samp|var)[ >]/;

/**
 * Removes shortcodes and reports them in `removals`. WordPress has already rendered the shortcodes of active plugins,
 * so visitors would see the remaining shortcodes as text.
 */
export function removeShortcodes(html: string, removals: Removals): string {
  if (!html.includes('[')) return html;
  const closedNames = new Set([...html.matchAll(/\[\/([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
  let depth = 0;
  const tokens = html.match(tagOrText) ?? [];
  return tokens
    .map((token, index) => {
      if (token.startsWith('<')) {
        const slash = verbatimTag.exec(token)?.[1];
        if (slash !== undefined) depth += slash === '' ? 1 : -1;
        return token;
      }
      if (depth > 0 || !token.includes('[')) return token;
      const isAlone =
        /^<(?:p|div|li|td|figure)[ >]/.test(tokens[index - 1] ?? '') &&
        tokens[index + 1]?.startsWith('</') === true;
      return token.replaceAll(/(?<!\[)\[([^[\]]*)\]/g, (match, inner: string) => {
        const name = shortcodeName(inner, closedNames, isAlone && token.trim() === match);
        if (name === undefined) return match;
        removals.add('shortcode', name);
        return '';
      });
    })
    .join('');
}

/** Removes ids that an earlier element already has: browsers scroll to the first one. */
export function removeRepeatedIds(html: string): string {
  const seenIds = new Set<string>();
  return html.replaceAll(/(<[a-z][^<>]*) id="([^"]*)"/g, (match, tag: string, id: string) => {
    const isRepeated = seenIds.has(id);
    seenIds.add(id);
    return isRepeated ? tag : match;
  });
}

/**
 * Removes figures whose picture was removed, and paragraphs without text or pictures, which editors use for spacing.
 * Keeps paragraphs with an anchor.
 */
export function removeEmptyElements(html: string): string {
  return html
    .replaceAll(/<p(?: (?:class|dir|lang)="[^"]*")*>(?:\s|<br \/>|<\/?(?:span|strong|em|b|i)>)*<\/p>/g, '')
    .replaceAll(/<figure(?: class="[^"]*")?><\/figure>/g, '');
}

/** Returns the name of the shortcode in brackets; undefined if the brackets contain other text. */
function shortcodeName(inner: string, closed: ReadonlySet<string>, isAlone: boolean): string | undefined {
  const [, slash, name = '', rest = ''] = /^(\/?)([A-Za-z][\w-]*)((?:[\s/].*)?)$/s.exec(inner) ?? [];
  if (name === '') return undefined;
  if (slash === '/' || closed.has(name)) return name;
  if (/(?:^|\s)[A-Za-z_][\w-]*=/.test(rest)) return name;
  const hasSeparator = /[_-]/.test(name);
  if (hasSeparator && (name.includes('_') || isAlone || /["“”„″]|\s\d/.test(rest))) return name;
  return isAlone && rest.trim() === '' && name === name.toLowerCase() ? name : undefined;
}

/**
 * Wraps each table in a scrollable container that can be focused with the keyboard. Labels both with the caption of the
 * table's figure or the preceding heading; a table with a `<caption>` already has a label.
 */
export function wrapTables(html: string): string {
  let heading = '';
  let start = 0;
  return html.replaceAll(/<h[2-6](?: [^<>]*)?>|<\/h[2-6]>|<table|<\/table>/g, (tag, offset: number) => {
    if (tag === '</table>') return `${tag}</div>`;
    if (tag !== '<table') {
      if (tag.startsWith('</')) heading = html.slice(start, offset);
      else start = offset + tag.length;
      return tag;
    }
    const caption = contentsAt(html, html.indexOf('>', offset) + 1, 'caption');
    const end = html.indexOf('</table>', offset) + '</table>'.length;
    const isCaptioned = caption !== undefined && lineOf(caption) !== '';
    const captionHtml = isCaptioned ? caption : contentsAt(html, end, 'figcaption');
    const name = toLabel(captionHtml ?? '') || toLabel(heading);
    const label = name === '' ? '' : ` aria-label="${name}"`;
    const role = label && ' role="group"';
    return `<div class="${tableScrollClass}" tabindex="0"${role}${label}>${tag}${isCaptioned ? '' : label}`;
  });
}

/** Returns the content of the element whose opening tag is at this index; undefined if there is no such tag. */
function contentsAt(html: string, offset: number, element: string): string | undefined {
  if (!html.startsWith(`<${element}`, offset)) return undefined;
  return html.slice(html.indexOf('>', offset) + 1, html.indexOf(`</${element}>`, offset));
}

/** Longest HTML of a label: a long heading would be repeated for each of thousands of tables. */
const maxLabelHtml = 300;

/** Returns the text of sanitised HTML, escaped for a double-quoted attribute; an empty string if it is too long. */
function toLabel(html: string): string {
  return html.length > maxLabelHtml ? '' : lineOf(html).replaceAll('"', '&quot;');
}

/** Adds a mark to links that open a new tab. The page replaces the mark with a translated hint. */
export function markNewTabs(html: string): string {
  const opensNewTab: boolean[] = [];
  return html.replace(/<a [^<>]*>|<a>|<\/a>/g, (tag) => {
    if (tag !== '</a>') {
      opensNewTab.push(tag.includes(' target="_blank"') && !tag.includes(` ${videoFrameAttribute}="`));
      return tag;
    }
    return opensNewTab.pop() ? `${newTabMark}</a>` : tag;
  });
}
