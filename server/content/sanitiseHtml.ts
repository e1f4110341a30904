import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { candidateWidths, isServedUnchanged, proxiedImagePath } from '#schema/images.ts';
import {
  isReservedId,
  newTabMark,
  tableScrollClass,
  videoFrameAttribute,
  videoHostAttribute,
  videoLinkClass,
  embeddedVideo,
  videoOfPage,
  type EmbeddedVideo,
} from '#schema/richText.ts';

type Options = {
  /** The site's path for an address on the content host or the site, others unchanged, `''` for a dangerous one. */
  toSitePath(url: string): string;
};

const buttonClass = 'wp-block-button__link';

/** Classes of WordPress's editor that the rich text's styles know. Any other could borrow the look of our own parts. */
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
  'note',
  'wp-block-buttons',
  'wp-block-columns',
  'wp-block-gallery',
  'wp-block-pullquote',
  'wp-caption',
  'wp-caption-text',
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
  '*': ['lang', 'dir'],
  a: ['href', 'target', 'rel', 'class', videoFrameAttribute, videoHostAttribute],
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
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
};

/** Elements whose content is not text to read, or which a browser parses by rules of their own. */
const removedWithContent = [
  'script style textarea option select xmp noscript noembed noframes plaintext',
  'template title svg math iframe object embed audio video canvas form button',
].flatMap((names) => names.split(' '));

/** Elements within each other. Nobody writes as many; the time that the parser takes grows with their square. */
const deepest = 500;
/** Characters of one text, ten times as many as a long article has. The parser takes a second for two million. */
const longest = 300_000;

/**
 * Makes the function that turns HTML from editors into HTML that is safe to draw: an allow-list of elements and
 * attributes, no styles, no scripts, no foreign frames. Its answer holds only elements that every parser reads alike,
 * so that nothing can turn into something else when a browser parses it again.
 */
export function createHtmlSanitiser({ toSitePath }: Options): (html: string) => string {
  let depth = 0;
  const options: IOptions = {
    allowedTags,
    allowedAttributes,
    allowedClasses: { '*': knownClasses, a: [videoLinkClass, buttonClass] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: removedWithContent,
    nestingLimit: 60,
    onOpenTag() {
      if (++depth > deepest) throw new TooDeepError();
    },
    onCloseTag: () => void (depth -= 1),
    transformTags: {
      // The page has its h1.
      h1: (_name, attributes) => withSafeId('h2', attributes),
      a: (_name, attributes) => link(attributes, toSitePath),
      img: (_name, attributes) => image(attributes, toSitePath),
      iframe: (_name, attributes) => frameLink(attributes, toSitePath),
      video: (_name, attributes) => mediaLink(attributes, toSitePath),
      audio: (_name, attributes) => mediaLink(attributes, toSitePath),
      pre: (tagName, attributes) => ({ tagName, attribs: { ...attributes, tabindex: '0' } }),
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, withSafeId])),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) || (tag === 'p' && text.trim() === '' && mediaChildren.length === 0),
  };
  return (html) => {
    if (html.length > longest) return wordsOf(html);
    depth = 0;
    try {
      return markNewTabs(wrapTables(linkLoneAddresses(sanitizeHtml(html, options), toSitePath)));
    } catch (error) {
      if (error instanceof TooDeepError) return wordsOf(html);
      throw error;
    }
  };
}

class TooDeepError extends Error {}

/** The text of HTML that is no document: without tags, and with nothing that could be taken for one. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function link(attributes: Attributes, toSitePath: Options['toSitePath']): Tag {
  const href = toSitePath(attributes.href ?? '');
  if (href === '') return { tagName: 'span', attribs: {} };
  const opensTab = attributes.target === '_blank';
  const isElsewhere = /^https?:/i.test(href);
  const wishes = (attributes.rel ?? '')
    .split(/\s+/)
    .filter((word) => /^(nofollow|sponsored|ugc)$/.test(word));
  const rel = [...wishes, ...(opensTab || isElsewhere ? ['noopener'] : [])].join(' ');
  const isButton = (attributes.class ?? '').split(/\s+/).includes(buttonClass);
  return {
    tagName: 'a',
    attribs: {
      href,
      ...(opensTab && { target: '_blank' }),
      ...(rel && { rel }),
      ...(isButton && { class: buttonClass }),
    },
  };
}

/** In points: as wide as the window is, below this width of it, and 616 above. */
const widestColumn = 660;

/** Pictures are those of the content host: the security policy shows no others. */
function image(attributes: Attributes, toSitePath: Options['toSitePath']): Tag {
  const path = toSitePath(attributes.src ?? '');
  if (!path.startsWith('/cms/')) return { tagName: 'img', attribs: {} };
  const width = dimension(attributes.width);
  const height = dimension(attributes.height);
  const attribs: Attributes = { alt: attributes.alt ?? '', loading: 'lazy', decoding: 'async' };
  if (attributes.class) attribs.class = attributes.class;
  if (width && height) Object.assign(attribs, { width: String(width), height: String(height) });
  if (isServedUnchanged(path)) return { tagName: 'img', attribs: { ...attribs, src: path } };

  const variant = (candidate: number) => proxiedImagePath(path, { width: candidate, format: 'auto' });
  // On fine screens a picture is needed at twice the width that it is rendered at, which is its own or the column's.
  const widths = candidateWidths(2 * Math.min(width ?? widestColumn, widestColumn));
  return {
    tagName: 'img',
    attribs: {
      ...attribs,
      src: variant(widths.find((candidate) => candidate >= Math.min(width ?? 1280, 1280)) ?? 1280),
      srcset: widths.map((candidate) => `${variant(candidate)} ${candidate}w`).join(', '),
      sizes: width && width < 616 ? `${width}px` : `(min-width: ${widestColumn}px) 616px, 100vw`,
    },
  };
}

/** What WordPress could not embed stands as its address alone in an element: a video's, or a link. */
function linkLoneAddresses(html: string, toSitePath: Options['toSitePath']): string {
  return html.replace(
    /<(div|p)>\s*(https?:\/\/[^\s<>"]+)\s*<\/\1>/gi,
    (whole, element: string, escaped: string) => {
      const address = escaped.replaceAll('&amp;', '&');
      if (!URL.canParse(address)) return whole;
      const video = videoOfPage(address);
      const attributes: Attributes =
        video === undefined ? { href: toSitePath(address), rel: 'noopener' } : videoAttributes(video);
      const printed = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
      );
      return `<${element}><a${printed.join('')}>${video?.hostName ?? escaped}</a></${element}>`;
    },
  );
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function videoAttributes(video: EmbeddedVideo): Attributes {
  return {
    href: video.pageUrl,
    target: '_blank',
    rel: 'noopener',
    class: videoLinkClass,
    [videoFrameAttribute]: video.frameUrl,
    [videoHostAttribute]: video.hostName,
  };
}

/**
 * An embedded video becomes a link to it, which the page turns into the player when it is clicked. What another host
 * would show in a frame becomes a plain link; WordPress puts such a link beside its own frames by itself.
 */
function frameLink(attributes: Attributes, toSitePath: Options['toSitePath']): Tag {
  const video = embeddedVideo(attributes.src ?? '');
  if (!video) {
    const isWordPress = (attributes.class ?? '').split(/\s+/).includes('wp-embedded-content');
    return isWordPress ? { tagName: 'iframe', attribs: {} } : textLink('iframe', attributes, toSitePath);
  }
  return {
    tagName: 'a',
    text: attributes.title?.trim() || video.hostName,
    attribs: videoAttributes(video),
  };
}

/** A sound or a film of the media library becomes a link to its file. Without an address of its own it may hold a link. */
function mediaLink(attributes: Attributes, toSitePath: Options['toSitePath']): Tag {
  return attributes.src ? textLink('audio', attributes, toSitePath) : { tagName: 'div', attribs: {} };
}

/** A link named after its title, its file or its host; where the address is dangerous, `removed`, which is removed. */
function textLink(removed: string, attributes: Attributes, toSitePath: Options['toSitePath']): Tag {
  const { tagName, attribs } = link({ href: attributes.src ?? '' }, toSitePath);
  const href = attribs.href ?? '';
  if (tagName !== 'a' || !/^(?:https?:|\/)/i.test(href)) return { tagName: removed, attribs: {} };
  const name = href.startsWith('/') ? fileName(href) : new URL(href).host;
  return { tagName, attribs, text: attributes.title?.trim() || name };
}

function fileName(path: string): string {
  const name = path.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || path;
  } catch {
    return name;
  }
}

/**
 * Anchors keep their names; those of the page's own parts get a number. The pattern leaves out names under which scripts look
 * elements up (`vike_…`, React's ids).
 */
function withSafeId(tagName: string, { id, ...attributes }: Attributes): Tag {
  const isAnchor = id !== undefined && /^[\p{Ll}\p{N}][\p{Ll}\p{N}-]{0,80}$/u.test(id);
  return {
    tagName,
    attribs: isAnchor ? { ...attributes, id: isReservedId(id) ? `${id}-1` : id } : attributes,
  };
}

function dimension(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}

// The two below work on the sanitiser's own output, in which `<` and `>` stand for tags and for nothing else.

function wrapTables(html: string): string {
  return html
    .replaceAll('<table', `<div class="${tableScrollClass}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
}

function markNewTabs(html: string): string {
  const marks: boolean[] = [];
  return html.replace(/<a [^<>]*>|<a>|<\/a>/g, (tag) => {
    if (tag !== '</a>') {
      marks.push(tag.includes(' target="_blank"') && !tag.includes(` ${videoFrameAttribute}="`));
      return tag;
    }
    return marks.pop() ? `${newTabMark}</a>` : tag;
  });
}
