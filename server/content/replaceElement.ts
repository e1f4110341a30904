import type { Attributes, Tag } from 'sanitize-html';
import type { Removals } from './removals.ts';
import { addressName, frameLink, link, mediaLink, sourceLink, textLink } from './sanitiseLink.ts';
import { pictureAttributes } from './sanitisePicture.ts';
import { nearestShare } from './shares.ts';

type Tools = {
  toSitePath(url: string): string;
  removals: Removals;
  /** Name and classes of the element that was opened before this one. */
  before: string;
};

const sections = new Set('section article aside header footer main nav address fieldset'.split(' '));
/** Block elements that are not on the allow-list. */
const blocks = new Set('center dialog hgroup legend marquee'.split(' '));

/**
 * Marks an element that is removed with its content. Renaming it to an element of `removedWithContent` would close
 * other elements.
 */
export const nothingAttribute = 'data-nothing';
const nothing: Tag = { tagName: 'span', attribs: { [nothingAttribute]: '' } };

/**
 * Returns the element that is rendered in place of one that an editor wrote or a WordPress block rendered. Elements
 * that are not on the allow-list are removed; content lost with them is reported in `removals`.
 */
export function replaceElement(tagName: string, given: Attributes, tools: Tools): Tag {
  const { removals } = tools;
  const classes = new Set((given.class ?? '').split(/\s+/));
  const same = { tagName, attribs: given };
  if (/\swp-block-(?:query|comments)-pagination/.test(` ${given.class ?? ''}`)) {
    removals.add('pages');
    return nothing;
  }
  switch (tagName) {
    case 'h1':
      // The page already has an h1.
      return { tagName: 'h2', attribs: given };
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return classes.has('wp-block-accordion-heading') ? { tagName: 'summary', attribs: {} } : same;
    case 'a':
      return link(given, tools, /\sgallery-icon(?:\s|$)/.test(tools.before));
    case 'img': {
      const attribs = pictureAttributes(given, tools.toSitePath);
      if (attribs !== undefined) return { tagName, attribs };
      if (given.src) removals.add('picture', addressName(given.src, tools.toSitePath));
      // A link around the picture needs a name.
      const name = tools.before.startsWith('a ') ? given.alt?.trim() : '';
      return name ? { tagName: 'span', attribs: {}, text: name } : nothing;
    }
    case 'area': {
      const shown = link(given, tools);
      return { ...shown, text: given.alt?.trim() || addressName(given.href ?? '', tools.toSitePath) };
    }
    case 'iframe':
      return frameLink(given, tools);
    case 'video':
    case 'audio':
      return mediaLink(given, tools);
    case 'source':
      return /^(?:audio|video) /.test(tools.before) ? sourceLink(given, tools) : same;
    case 'menu':
      return { tagName: 'ul', attribs: given };
    case 'embed':
      return textLink('embed', given, tools);
    case 'pre':
      return classes.has('wp-block-verse')
        ? { tagName: 'div', attribs: given }
        : { tagName, attribs: { ...given, tabindex: '0' } };
    case 'ol':
      return { tagName, attribs: { ...given, ...numbering(given) } };
    case 'div':
      return division(given, classes);
    case 'span':
      return classes.has('wp-block-accordion-heading__toggle-icon') ? nothing : same;
    case 'button':
      noteButton(given, classes, removals);
      return { tagName: 'span', attribs: {} };
    case 'form':
      removals.add(given.role === 'search' ? 'search' : 'form', given['aria-label'] ?? given.id);
      return same;
    case 'input':
    case 'select':
    case 'textarea':
      if (given.type !== 'hidden') removals.add('field', given.name ?? tagName);
      return same;
    case 'script':
    case 'canvas':
      removals.add('script');
      return same;
    case 'object':
      // Preview of a file, next to the link to the file.
      if (!classes.has('wp-block-file__embed')) removals.add('frame', given.data);
      return same;
    case 'math':
      removals.add('formula');
      return same;
    case 'svg':
      // Icons in links and buttons only repeat their labels.
      if (given['aria-hidden'] !== 'true' && !/^(?:a|button) /.test(tools.before))
        removals.add('drawing', given['aria-label']);
      return same;
    default:
      if (blocks.has(tagName)) return { tagName: 'div', attribs: given };
      return sections.has(tagName) && (given.id !== undefined || given.role === 'tabpanel')
        ? { tagName: 'div', attribs: given }
        : same;
  }
}

function division(given: Attributes, classes: ReadonlySet<string>): Tag {
  if (classes.has('wp-block-accordion-item')) {
    const isOpen = classes.has('is-open') || /"openByDefault":\s*true/.test(given['data-wp-context'] ?? '');
    return { tagName: 'details', attribs: isOpen ? { open: '' } : {} };
  }
  const column = columnClass(given.style);
  return {
    tagName: 'div',
    attribs: column === undefined ? given : { ...given, class: `${given.class ?? ''} ${column}` },
  };
}

/**
 * Reports a lost button. The buttons of accordions, tabs and navigation are rendered differently, and the lightbox's
 * has no text.
 */
function noteButton(given: Attributes, classes: ReadonlySet<string>, removals: Removals): void {
  const isRendered =
    given.role === 'tab' ||
    classes.has('wp-block-accordion-heading__toggle') ||
    classes.has('lightbox-trigger') ||
    [...classes].some((name) => name.startsWith('wp-block-navigation'));
  if (!isRendered) removals.add('button', given['aria-label'] ?? given.title);
}

const types: Readonly<Record<string, string>> = {
  A: 'upper-alpha',
  a: 'lower-alpha',
  I: 'upper-roman',
  i: 'lower-roman',
};

/**
 * Returns the class of a list's numbering: CSS selectors do not distinguish `type="i"` and `type="I"`. WordPress 6.4
 * and newer write the numbering as a style.
 */
function numbering({ style, type = '', class: classes = '' }: Attributes): Attributes {
  const [, named] = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(style ?? '') ?? [];
  const name = named?.replace('latin', 'alpha') ?? (Object.hasOwn(types, type) ? types[type] : undefined);
  return /^(?:upper|lower)-(?:alpha|roman)$/.test(name ?? '') ? { class: `${classes} list-${name}` } : {};
}

function columnClass(style: string | undefined): string | undefined {
  const [, percent] = /(?:^|;)\s*flex-basis\s*:\s*(\d{1,3}(?:\.\d+)?)%/i.exec(style ?? '') ?? [];
  return percent === undefined ? undefined : `column-${nearestShare(Number(percent))}`;
}
