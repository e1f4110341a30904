import { parseUrl } from './parseUrl.ts';

/**
 * Stands at the end of each link that opens a new tab. The sanitiser knows no language, so it only leaves this mark,
 * which no editor can write; whoever draws the text puts the arrow and its wording in the place.
 */
export const newTabMark = '<span data-new-tab></span>';

/** Class of the link that stands for an embedded video, and the attribute that names its player. */
export const videoLinkClass = 'video-link';
export const videoFrameAttribute = 'data-video-frame';
export const videoHostAttribute = 'data-video-host';

/** Class of the box in which a wide table scrolls. */
export const tableScrollClass = 'table-scroll';

/** Ids under which pages and scripts look elements up, and what hash links of the site lead to. */
const reserved: ReadonlySet<string> = new Set([
  'main',
  'root',
  'lead',
  'lead-title',
  'openchat',
  'newsletter',
  'cookie-settings',
  'cookie-settings-title',
  'consent-title',
  'consent-description',
  'enquiry-sent',
  'enquiry-invalid',
  'enquiry-limited',
  'enquiry-failed',
  'enquiry-unchecked',
]);

/** True for an id that no heading of an editor may have: the page has an element of that name, or comes to have one. */
export function isReservedId(id: string): boolean {
  return reserved.has(id);
}

/** Video hosts whose embeds may be shown, each in the variant of its player that sets the fewest cookies. */
const hosts = [
  {
    name: 'YouTube',
    frameOrigin: 'https://www.youtube-nocookie.com',
    embeds: /^(?:https?:)?\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?=[?#]|$)/i,
    pages:
      /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=|youtu\.be\/)([\w-]{6,20})(?=[?&#]|$)/i,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    embeds: /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{1,15})(?=[?#]|$)/i,
    pages: /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{1,15})(?=[?#]|$)/i,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
] as const;

/** What the security policy has to allow as `frame-src`. */
export const videoFrameOrigins: readonly string[] = hosts.map((host) => host.frameOrigin);

export type EmbeddedVideo = {
  hostName: string;
  /** The player, for an iframe. */
  frameUrl: string;
  /** The video's own page, for those who follow it as a link. */
  pageUrl: string;
};

/** The video that an iframe's `src` shows; undefined for everything else on any host. */
export function embeddedVideo(src: string): EmbeddedVideo | undefined {
  for (const host of hosts) {
    const id = host.embeds.exec(src.trim())?.[1];
    if (id) return { hostName: host.name, frameUrl: host.frame(id), pageUrl: host.page(id) };
  }
  return undefined;
}

/** The video whose own page an address is. */
export function videoOfPage(address: string): EmbeddedVideo | undefined {
  for (const host of hosts) {
    const id = host.pages.exec(address)?.[1];
    if (id) return { hostName: host.name, frameUrl: host.frame(id), pageUrl: host.page(id) };
  }
  return undefined;
}

/** Whether an address may become an iframe: the page checks again what it finds in its own markup. */
export function isVideoFrame(url: string): boolean {
  const origin = parseUrl(url)?.origin;
  return origin !== undefined && videoFrameOrigins.includes(origin);
}
