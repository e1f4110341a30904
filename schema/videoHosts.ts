import { parseUrl } from './parseUrl.ts';

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
