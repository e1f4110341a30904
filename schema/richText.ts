import { parseUrl } from './parseUrl.ts';

/**
 * Placeholder at the end of each link that opens a new tab. The sanitiser does not know the language, so it inserts
 * this element, which editors cannot write. The renderer replaces the element with a labelled arrow.
 */
export const newTabMark = '<span data-new-tab></span>';

/** Class of the link in place of an embedded video, and attributes with the player's URL and host. */
export const videoLinkClass = 'video-link';
export const videoFrameAttribute = 'data-video-frame';
export const videoHostAttribute = 'data-video-host';

/** Class of the box in which a wide table scrolls. */
export const tableScrollClass = 'table-scroll';

/** IDs that scripts use or that hash links lead to. */
const reservedIds: ReadonlySet<string> = new Set([
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

/**
 * Returns whether an ID is reserved for an element that the page has or may get, so that no editor's heading can use
 * it.
 */
export function isReservedId(id: string): boolean {
  return reservedIds.has(id);
}

/** Attribute of hidden markers that follow a text and list what the sanitiser removed from it (`kind:name`). */
export const removedMark = 'data-removed';

/** Kinds of content that the sanitiser removes from an editor's text, or replaces by something simpler. */
export const removedKinds = [
  'form',
  'search',
  'field',
  'button',
  'script',
  'frame',
  'formula',
  'drawing',
  'picture',
  'shortcode',
  'link',
  'address',
  'pages',
  'markup',
] as const;
export type RemovedKind = (typeof removedKinds)[number];

export type EmbeddedVideo = {
  hostName: string;
  /** URL of the player, for an iframe. */
  frameUrl: string;
  /** URL of the video's page, for a link. */
  pageUrl: string;
};

const youTubeOrigin = 'https://www.youtube-nocookie.com';
const vimeoOrigin = 'https://player.vimeo.com';

/** Origins for `frame-src` of the Content-Security-Policy: the variant of each player that sets the fewest cookies. */
export const videoFrameOrigins: readonly string[] = [youTubeOrigin, vimeoOrigin];

const youTubeHosts = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const videoId = /^[\w-]{6,20}$/;
const listId = /^[\w-]{10,60}$/;

/** Returns the video of an iframe's `src`; `undefined` for everything else. */
export function embeddedVideo(src: string): EmbeddedVideo | undefined {
  const url = videoUrl(src);
  if (url === undefined) return undefined;
  const [, first, id] = url.pathname.split('/');
  if (youTubeHosts.test(url.hostname)) return first === 'embed' ? youTube(url, id) : undefined;
  return url.hostname === 'player.vimeo.com' && first === 'video'
    ? vimeo(url, id, url.searchParams.get('h'))
    : undefined;
}

/** Returns the video of a video page's URL. */
export function videoOfPage(address: string): EmbeddedVideo | undefined {
  const url = videoUrl(address);
  if (url === undefined) return undefined;
  const [, first, second] = url.pathname.split('/');
  if (url.hostname === 'youtu.be') return youTube(url, first);
  if (youTubeHosts.test(url.hostname)) {
    if (first === 'watch') return youTube(url, url.searchParams.get('v') ?? undefined);
    if (first === 'playlist') return youTube(url, 'videoseries');
    return first === 'shorts' || first === 'live' ? youTube(url, second) : undefined;
  }
  return /^(?:www\.)?vimeo\.com$/.test(url.hostname) ? vimeo(url, first, second ?? null) : undefined;
}

/** Parses a URL of plausible length on the default port. */
function videoUrl(address: string): URL | undefined {
  const trimmedAddress = address.trim();
  if (trimmedAddress.length > 2_000 || !/^(?:https?:)?\/\//i.test(trimmedAddress)) return undefined;
  const url = parseUrl(trimmedAddress.startsWith('//') ? `https:${trimmedAddress}` : trimmedAddress);
  return url?.port === '' && url.username === '' ? url : undefined;
}

function youTube(url: URL, id: string | undefined): EmbeddedVideo | undefined {
  const listParameter = url.searchParams.get('list') ?? '';
  const list = listId.test(listParameter) ? listParameter : undefined;
  const isList = id === 'videoseries' || ((id ?? '') === '' && url.searchParams.has('list'));
  if (isList ? list === undefined : !videoId.test(id ?? '')) return undefined;
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '');
  const listQuery = list === undefined ? [] : [`list=${list}`];
  const frame = [...listQuery, ...(start > 0 ? [`start=${start}`] : [])].join('&');
  const page = isList
    ? `playlist?list=${list}`
    : ['watch?v=' + id, ...listQuery, ...(start > 0 ? [`t=${start}s`] : [])].join('&');
  return {
    hostName: 'YouTube',
    frameUrl: `${youTubeOrigin}/embed/${isList ? 'videoseries' : id}${frame && `?${frame}`}`,
    pageUrl: `https://www.youtube.com/${page}`,
  };
}

/**
 * Returns the Vimeo video with this ID.
 *
 * @param key Required for unlisted videos.
 */
function vimeo(url: URL, id: string | undefined, key: string | null): EmbeddedVideo | undefined {
  if (id === undefined || !/^\d{1,15}$/.test(id)) return undefined;
  const hash = key !== null && /^[\da-f]{6,20}$/i.test(key) ? key : undefined;
  const start = secondsOf(/^#t=(\w{1,20})$/.exec(url.hash)?.[1] ?? '');
  const timeFragment = start > 0 ? `#t=${start}s` : '';
  return {
    hostName: 'Vimeo',
    frameUrl: `${vimeoOrigin}/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}${timeFragment}`,
    pageUrl: `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}${timeFragment}`,
  };
}

/** Returns the seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns whether a URL may become an iframe. The page uses this check again for URLs in its own markup. */
export function isVideoFrame(url: string): boolean {
  const origin = parseUrl(url)?.origin;
  return origin !== undefined && videoFrameOrigins.includes(origin);
}
