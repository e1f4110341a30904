import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { escapeAttribute } from '#schema/markup.ts';
import { isReservedId, videoFrameAttribute, videoHostAttribute, videoLinkClass } from '#schema/richText.ts';
import {
  arrangeBlocks,
  linkLoneAddresses,
  markNewTabs,
  nameLinks,
  panelAttribute,
  pictureAttribute,
  removeEmptyElements,
  removeRepeatedIds,
  removeShortcodes,
  tabAttribute,
  wrapTables,
} from './arrangeBlocks.ts';
import { arrangeMedia, unlinkAttachments } from './arrangeMedia.ts';
import { createRemovals } from './removals.ts';
import { removedAttribute, replaceElement } from './replaceElement.ts';
import {
  addressName,
  attachmentAttribute,
  buttonClass,
  mediaAttribute,
  sourceAttribute,
} from './sanitiseLink.ts';
import { backgroundOf, pictureAttributes } from './sanitisePicture.ts';

type Links = {
  /** Converts URLs on the content host or the site to paths, and dangerous URLs to `''`. Returns others unchanged. */
  toSitePath(url: string): string;
};

/** Classes of the WordPress editor that have styles in rich text. Other classes could imitate the site's components. */
const knownClasses = [
  'alignleft',
  'alignright',
  'aligncenter',
  'alignwide',
  'alignfull',
  'has-text-align-center',
  'has-text-align-right',
  'blocks-gallery-grid',
  'gallery',
  'is-style-rounded',
  'note',
  'wp-block-buttons',
  'wp-block-columns',
  'wp-block-file',
  'wp-block-gallery',
  'wp-block-pullquote',
  'wp-block-verse',
  'wp-caption',
  'wp-caption-text',
  /^(?:column|width)-\d\d$/,
  /^ratio-\d{1,2}-\d{1,2}$/,
  /^list-(?:upper|lower)-(?:alpha|roman)$/,
  /^language-[a-z0-9+#-]{1,20}$/,
];

const allowedTags = [
  'h2 h3 h4 h5 h6 p div blockquote pre hr br figure figcaption',
  'ul ol li dl dt dd details summary',
  'table caption colgroup col thead tbody tfoot tr th td',
  'a img span strong b em i u s del ins small mark sub sup wbr',
  'code kbd samp var q cite abbr dfn time bdi bdo',
].flatMap((names) => names.split(' '));

const allowedAttributes: IOptions['allowedAttributes'] = {
  '*': [
    'lang',
    'dir',
    'id',
    tabAttribute,
    panelAttribute,
    pictureAttribute,
    mediaAttribute,
    removedAttribute,
  ],
  a: [
    'href',
    'target',
    'rel',
    'class',
    videoFrameAttribute,
    videoHostAttribute,
    sourceAttribute,
    attachmentAttribute,
  ],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  details: ['open'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  pre: ['tabindex'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  time: ['datetime'],
};

/** Elements to remove with their content: it is not readable text, or browsers parse it by special rules. */
const removedWithContent = [
  'script style textarea option select xmp noembed noframes plaintext',
  'template title svg math iframe embed audio video form',
].flatMap((names) => names.split(' '));

/** Elements that are replaced with others, or that the page check reports when they are removed. */
const otherTags = [
  'h1 iframe video audio source area menu embed object canvas button form input select textarea script svg math',
  'section article aside header footer main nav address fieldset',
  'center dialog hgroup legend marquee',
].flatMap((names) => names.split(' '));

/** Maximum nesting depth, which no real text reaches. Parsing time grows with the square of the depth. */
const maxDepth = 500;
/** Maximum characters in one text: ten times a long article. Parsing two million characters takes a second. */
const maxLength = 300_000;

/**
 * Creates the function that makes editors' HTML safe to render. It keeps an allow-list of elements and attributes, and
 * no styles, scripts or foreign frames. The result contains only elements that every parser reads alike, so that its
 * meaning cannot change when a browser parses it again.
 *
 * @param options `marksRemovals` adds invisible marks of removed content, for the page check.
 */
export function createHtmlSanitiser(
  { toSitePath }: Links,
  { marksRemovals = false } = {},
): (html: string) => string {
  let depth = 0;
  let removals = createRemovals();
  let pictures: string[] = [];
  /** Names and classes of the last two elements that were opened. */
  let openedTags: [before: string, last: string] = ['', ''];

  function transform(tagName: string, attributes: Attributes): Tag {
    const {
      [mediaAttribute]: _media,
      [sourceAttribute]: _source,
      [attachmentAttribute]: _attachment,
      ...ownAttributes
    } = attributes;
    const tag = replaceElement(tagName, ownAttributes, { toSitePath, removals, before: openedTags[0] });
    const {
      id: _id,
      [tabAttribute]: _tab,
      [panelAttribute]: _panel,
      [pictureAttribute]: _picture,
      ...attribs
    } = tag.attribs;
    return {
      ...tag,
      attribs: {
        ...attribs,
        ...anchorOf(tagName, ownAttributes),
        ...roleOf(ownAttributes),
        ...background(tagName, ownAttributes),
      },
    };
  }

  /** Adds an element's background or a video's poster to the pictures. Returns the attribute with its index, if any. */
  function background(tagName: string, attributes: Attributes): Attributes {
    if (tagName === 'img') return {};
    const src = backgroundOf(attributes.style) ?? (tagName === 'video' ? attributes.poster : undefined);
    if (src === undefined) return {};
    const alt = attributes['aria-label'] ?? '';
    const picture = pictureAttributes({ src, alt }, toSitePath);
    if (picture === undefined) {
      removals.add('picture', addressName(src, toSitePath));
      return {};
    }
    const attributeTexts = Object.entries(picture).map(
      ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
    );
    return { [pictureAttribute]: String(pictures.push(`<img${attributeTexts.join('')} />`) - 1) };
  }

  const options: IOptions = {
    allowedTags,
    allowedAttributes,
    allowedClasses: { '*': knownClasses, a: [videoLinkClass, buttonClass] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: removedWithContent,
    nestingLimit: 60,
    onOpenTag(name: string, attributes: Attributes) {
      if (++depth > maxDepth) throw new TooDeepError();
      openedTags = [openedTags[1], `${name} ${attributes.class ?? ''}`];
    },
    onCloseTag: () => void (depth -= 1),
    transformTags: Object.fromEntries([...allowedTags, ...otherTags].map((name) => [name, transform])),
    exclusiveFilter: ({ attribs }) => attribs[removedAttribute] !== undefined,
  };

  function sanitiseOnce(html: string): string {
    if (html.length > maxLength) {
      removals.add('markup');
      return toPlainText(html);
    }
    try {
      const blocks = arrangeBlocks(sanitizeHtml(html, options), pictures);
      const arrangedHtml = unlinkAttachments(arrangeMedia(blocks));
      const text = removeRepeatedIds(removeEmptyElements(removeShortcodes(arrangedHtml, removals)));
      const linked = nameLinks(linkLoneAddresses(text, toSitePath), toSitePath);
      return markNewTabs(wrapTables(linked));
    } catch (error) {
      if (!(error instanceof TooDeepError)) throw error;
      removals.add('markup');
      return toPlainText(html);
    }
  }

  return (html) => {
    depth = 0;
    removals = createRemovals();
    pictures = [];
    openedTags = ['', ''];
    const safeHtml = sanitiseOnce(html);
    return marksRemovals ? safeHtml + removals.marks() : safeHtml;
  };
}

class TooDeepError extends Error {}

/** Converts HTML that is too long or too deep to text: removes tags, and escapes all remaining angle brackets. */
function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Returns the id of an anchor, with a suffix if the page itself uses that id. Drops ids by which scripts find elements
 * (`vike_…`, React's ids).
 */
function anchorOf(tagName: string, attributes: Attributes): Attributes {
  const id = attributes.id ?? (tagName === 'a' ? attributes.name : undefined);
  if (id === undefined || !/^(?!vike)[\p{L}\p{N}][\p{L}\p{M}\p{N}_.:-]{0,100}$/iu.test(id)) return {};
  return { id: isReservedId(id) ? `${id}-1` : id };
}

/** Returns the attributes by which `arrangeBlocks` finds tabs and their panels. */
function roleOf({ role, id = '', href = '', 'aria-controls': controls }: Attributes): Attributes {
  if (role === 'tab') return { [tabAttribute]: controls ?? (href.startsWith('#') ? href.slice(1) : '') };
  return role === 'tabpanel' ? { [panelAttribute]: id } : {};
}
