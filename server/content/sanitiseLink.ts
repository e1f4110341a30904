import type { Attributes, Tag } from 'sanitize-html';
import {
  embeddedVideo,
  videoFrameAttribute,
  videoHostAttribute,
  videoLinkClass,
  type EmbeddedVideo,
} from '#schema/richText.ts';
import type { Removals } from './removals.ts';

type Tools = { toSitePath(url: string): string; removals: Removals };

export const buttonClass = 'wp-block-button__link';

/** Attribute for `arrangeMedia`, which marks a video or audio element without its own URL. */
export const mediaAttribute = 'data-media';
/** Attribute for `arrangeMedia`, which marks a link to a file of a video or audio element. */
export const sourceAttribute = 'data-source';
/** Attribute for `unlinkAttachments`, which marks a link to a file's attachment page in WordPress. */
export const attachmentAttribute = 'data-attachment';

/** Matches paths of WordPress's own pages, APIs and files, also below `/wp`. The site's visitors cannot use them. */
const wordpressPath =
  /^(?:\/wp)?\/(?:wp-(?:admin|json|content|includes)(?:\/|$)|wp-[a-z-]{1,30}\.php$|xmlrpc\.php$|graphql$)/;

/** Returns a safe link, or a `span` if the link has no safe URL. */
export function link(attributes: Attributes, { toSitePath, removals }: Tools, isInGallery = false): Tag {
  const url = attributes.href ?? '';
  const href = toSitePath(url);
  const rels = (attributes.rel ?? '').split(/\s+/);
  const isAttachment = rels.includes('attachment') || /[?&]attachment_id=/.test(href) || isInGallery;
  const isWordPressPath = wordpressPath.test(href.split(/[?#]/, 1)[0] ?? '');
  if (href === '' && url.trim() !== '') removals.add('link', url);
  if (isWordPressPath) removals.add('address', href);
  if (href === '' || isWordPressPath) return { tagName: 'span', attribs: {} };
  const opensTab = attributes.target === '_blank';
  const isExternal = /^https?:/i.test(href);
  const allowedRels = rels.filter((rel) => /^(nofollow|sponsored|ugc)$/.test(rel));
  const rel = [...allowedRels, ...(opensTab || isExternal ? ['noopener'] : [])].join(' ');
  const classes = (attributes.class ?? '').split(/\s+/);
  const isButton = classes.includes(buttonClass) || classes.includes('wp-block-file__button');
  return {
    tagName: 'a',
    attribs: {
      href,
      ...(opensTab && { target: '_blank' }),
      ...(rel && { rel }),
      ...(isButton && { class: buttonClass }),
      ...(isAttachment && !href.startsWith('/cms/') && { [attachmentAttribute]: '' }),
    },
  };
}

export function videoAttributes(video: EmbeddedVideo): Attributes {
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
 * Converts the frame of an embedded video to a link, which the page replaces with the player on a click. Frames of
 * other hosts become plain links. Frames of embedded WordPress posts are removed, because WordPress adds a link itself.
 */
export function frameLink(attributes: Attributes, tools: Tools): Tag {
  const video = embeddedVideo(attributes.src ?? '');
  if (video)
    return {
      tagName: 'a',
      text: attributes.title?.trim() || video.hostName,
      attribs: videoAttributes(video),
    };
  const isWordPress = (attributes.class ?? '').split(/\s+/).includes('wp-embedded-content');
  if (isWordPress) return { tagName: 'iframe', attribs: {} };
  const { src = '' } = attributes;
  tools.removals.add('frame', URL.canParse(src) ? new URL(src).host : src);
  return textLink('iframe', attributes, tools);
}

/** Converts an audio or video element to a link to its file. Leaves elements without their own URL to `arrangeMedia`. */
export function mediaLink(attributes: Attributes, tools: Tools): Tag {
  return attributes.src
    ? textLink('audio', attributes, tools)
    : { tagName: 'div', attribs: { [mediaAttribute]: '' } };
}

/**
 * Converts a `source` of an audio or video element to a link. Removes the number that WordPress adds to the URL for
 * each player.
 */
export function sourceLink(attributes: Attributes, tools: Tools): Tag {
  const src = attributes.src?.replace(/[?&]_=\d+$/, '') ?? '';
  const { attribs, ...tag } = textLink('source', { ...attributes, src }, tools);
  return { ...tag, attribs: { ...attribs, [sourceAttribute]: '' } };
}

/**
 * Returns a link whose text is the title, the file name or the host. If the URL is dangerous, returns an element with
 * the tag name `removed`, which is removed later.
 */
export function textLink(removedContent: string, attributes: Attributes, tools: Tools): Tag {
  const { tagName, attribs } = link({ href: attributes.src ?? '' }, tools);
  const href = attribs.href ?? '';
  if (tagName !== 'a' || !/^(?:https?:|\/)/i.test(href)) return { tagName: removedContent, attribs: {} };
  const name = href.startsWith('/') ? fileName(href) : new URL(href).host;
  return { tagName, attribs, text: attributes.title?.trim() || name };
}

/** Returns the decoded name of the file at a path. */
export function fileName(path: string): string {
  const name = path.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || path;
  } catch {
    return name;
  }
}

/** Returns a readable name for a URL: host and path, or only the path if the URL is on the site. */
export function addressName(address: string, toSitePath: Tools['toSitePath']): string {
  const path = toSitePath(address);
  const name = URL.canParse(path) ? new URL(path).host + new URL(path).pathname : path || address;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
