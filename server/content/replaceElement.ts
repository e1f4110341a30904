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

const sectionElements = new Set('section article aside header footer main nav address fieldset'.split(' '));
/** Block elements that are not on the allow-list. */
const blockElements = new Set('center dialog hgroup legend marquee'.split(' '));

/**
 * Attribute that marks an element to remove with its content. The element is not renamed to a tag in
 * `removedWithContent`, because that would close open elements around it.
 */
export const removedAttribute = 'data-nothing';
const removedTag: Tag = { tagName: 'span', attribs: { [removedAttribute]: '' } };

/**
 * Returns the replacement for an element from an editor or a WordPress block. Elements that are not on the allow-list
 * are removed, and lost content is reported in `removals`.
 */
export function replaceElement(tagName: string, attributes: Attributes, tools: Tools): Tag {
  const { removals } = tools;
  const classes = new Set((attributes.class ?? '').split(/\s+/));
  const unchangedTag = { tagName, attribs: attributes };
  if (/\swp-block-(?:query|comments)-pagination/.test(` ${attributes.class ?? ''}`)) {
    removals.add('pages');
    return removedTag;
  }
  switch (tagName) {
    case 'h1':
      // The page already has an h1.
      return { tagName: 'h2', attribs: attributes };
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return classes.has('wp-block-accordion-heading') ? { tagName: 'summary', attribs: {} } : unchangedTag;
    case 'a':
      return link(attributes, tools, /\sgallery-icon(?:\s|$)/.test(tools.before));
    case 'img': {
      const attribs = pictureAttributes(attributes, tools.toSitePath);
      if (attribs !== undefined) return { tagName, attribs };
      if (attributes.src) removals.add('picture', addressName(attributes.src, tools.toSitePath));
      // A link around the picture needs a name.
      const name = tools.before.startsWith('a ') ? attributes.alt?.trim() : '';
      return name ? { tagName: 'span', attribs: {}, text: name } : removedTag;
    }
    case 'area': {
      const areaLink = link(attributes, tools);
      return {
        ...areaLink,
        text: attributes.alt?.trim() || addressName(attributes.href ?? '', tools.toSitePath),
      };
    }
    case 'iframe':
      return frameLink(attributes, tools);
    case 'video':
    case 'audio':
      return mediaLink(attributes, tools);
    case 'source':
      return /^(?:audio|video) /.test(tools.before) ? sourceLink(attributes, tools) : unchangedTag;
    case 'menu':
      return { tagName: 'ul', attribs: attributes };
    case 'embed':
      return textLink('embed', attributes, tools);
    case 'pre':
      return classes.has('wp-block-verse')
        ? { tagName: 'div', attribs: attributes }
        : { tagName, attribs: { ...attributes, tabindex: '0' } };
    case 'ol':
      return { tagName, attribs: { ...attributes, ...numberingClass(attributes) } };
    case 'div':
      return replaceDivision(attributes, classes);
    case 'span':
      return classes.has('wp-block-accordion-heading__toggle-icon') ? removedTag : unchangedTag;
    case 'button':
      reportButton(attributes, classes, removals);
      return { tagName: 'span', attribs: {} };
    case 'form':
      removals.add(
        attributes.role === 'search' ? 'search' : 'form',
        attributes['aria-label'] ?? attributes.id,
      );
      return unchangedTag;
    case 'input':
    case 'select':
    case 'textarea':
      if (attributes.type !== 'hidden') removals.add('field', attributes.name ?? tagName);
      return unchangedTag;
    case 'script':
    case 'canvas':
      removals.add('script');
      return unchangedTag;
    case 'object':
      // The preview of a file may be lost, because the link to the file is next to it.
      if (!classes.has('wp-block-file__embed')) removals.add('frame', attributes.data);
      return unchangedTag;
    case 'math':
      removals.add('formula');
      return unchangedTag;
    case 'svg':
      // Icons in links and buttons only repeat their labels.
      if (attributes['aria-hidden'] !== 'true' && !/^(?:a|button) /.test(tools.before))
        removals.add('drawing', attributes['aria-label']);
      return unchangedTag;
    default:
      if (blockElements.has(tagName)) return { tagName: 'div', attribs: attributes };
      return sectionElements.has(tagName) && (attributes.id !== undefined || attributes.role === 'tabpanel')
        ? { tagName: 'div', attribs: attributes }
        : unchangedTag;
  }
}

function replaceDivision(attributes: Attributes, classes: ReadonlySet<string>): Tag {
  if (classes.has('wp-block-accordion-item')) {
    const isOpen =
      classes.has('is-open') || /"openByDefault":\s*true/.test(attributes['data-wp-context'] ?? '');
    return { tagName: 'details', attribs: isOpen ? { open: '' } : {} };
  }
  const column = columnClass(attributes.style);
  return {
    tagName: 'div',
    attribs:
      column === undefined ? attributes : { ...attributes, class: `${attributes.class ?? ''} ${column}` },
  };
}

/**
 * Reports a lost button. Ignores the buttons of accordions, tabs and navigation, which are rendered differently, and
 * the button of the lightbox, which has no text.
 */
function reportButton(attributes: Attributes, classes: ReadonlySet<string>, removals: Removals): void {
  const isRendered =
    attributes.role === 'tab' ||
    classes.has('wp-block-accordion-heading__toggle') ||
    classes.has('lightbox-trigger') ||
    [...classes].some((name) => name.startsWith('wp-block-navigation'));
  if (!isRendered) removals.add('button', attributes['aria-label'] ?? attributes.title);
}

const listTypes: Readonly<Record<string, string>> = {
  A: 'upper-alpha',
  a: 'lower-alpha',
  I: 'upper-roman',
  i: 'lower-roman',
};

/**
 * Returns the class for a list's numbering, because CSS selectors do not distinguish `type="i"` and `type="I"`.
 * WordPress 6.4 and later write the numbering as a style.
 */
function numberingClass({ style, type = '', class: classes = '' }: Attributes): Attributes {
  const [, listStyle] = /(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(style ?? '') ?? [];
  const name =
    listStyle?.replace('latin', 'alpha') ?? (Object.hasOwn(listTypes, type) ? listTypes[type] : undefined);
  return /^(?:upper|lower)-(?:alpha|roman)$/.test(name ?? '') ? { class: `${classes} list-${name}` } : {};
}

function columnClass(style: string | undefined): string | undefined {
  const [, percent] = /(?:^|;)\s*flex-basis\s*:\s*(\d{1,3}(?:\.\d+)?)%/i.exec(style ?? '') ?? [];
  return percent === undefined ? undefined : `column-${nearestShare(Number(percent))}`;
}
