import { contentHostPath } from '#schema/images.ts';
import { HttpError } from '#server/errors.ts';

/**
 * Home URLs of WordPress, as configured for the site and as reported by WordPress. A home such as
 * `https://example.com/blog` has a folder.
 */
export type ContentHomes = {
  /** Folders of the homes on their hosts, without a trailing slash; `''` for the root. */
  folders: readonly string[];
  /** Returns the path of a URL, without the folder if it is below a home. */
  pathBelow(address: URL): string;
};

/** Creates `ContentHomes` for a WordPress site that may share its host with other sites. */
export function createContentHomes(urls: readonly (string | undefined)[]): ContentHomes {
  const homes = urls
    .filter((url) => url !== undefined)
    .map((url) => {
      const { host, pathname } = new URL(url);
      return { host, folder: pathname.replace(/(?<!\/)\/+$/, '') };
    });
  return {
    folders: [...new Set(homes.map(({ folder }) => folder))],
    pathBelow({ host, pathname }) {
      const home = homes.find(
        ({ host: own, folder }) =>
          own === host && folder !== '' && (pathname === folder || pathname.startsWith(`${folder}/`)),
      );
      return home === undefined ? pathname : pathname.slice(home.folder.length) || '/';
    },
  };
}

/** Default upload folders below WordPress's home: of a standard installation, and of Bedrock. */
const usualFolders = ['/wp-content/uploads/', '/app/uploads/'];

/** Maps URLs of uploads to paths on the site and back. */
export type MediaPlaces = {
  /**
   * Returns the path on the site for the URL of an upload, such as `/cms/wp-content/uploads/a.jpg`; `undefined` for
   * other URLs.
   */
  toSitePath(address: URL): string | undefined;
  /**
   * Returns the URL of the upload at a path on the site; `undefined` for other paths. The path may come from a client:
   * throws `HttpError` (400) if it is malformed.
   */
  toUpload(encodedPath: string): URL | undefined;
  /**
   * Returns the URL of the image in an image proxy path, which contains the path or the full URL of an upload. Throws
   * `HttpError` for anything else.
   */
  toSource(encodedPath: string): URL;
};

type Place = { folder: string; origin: string };

/**
 * Creates the mapping. Uploads on the content host, in the usual folders or those in `mediaUrls`, are below `/cms/…`.
 * Uploads on other hosts in `mediaUrls` (a bucket or CDN) are below `/cms/@host/…`. Nothing else is reachable through
 * the site.
 */
export function createMediaPlaces(options: {
  /** URL at which the site reaches the content backend and fetches uploads. */
  contentUrl: string;
  /** URL that the content backend reports for itself, if it differs. */
  homeUrl?: string | undefined;
  siteUrl?: string | undefined;
  /** URLs of additional upload folders. */
  mediaUrls?: readonly string[];
}): MediaPlaces {
  const content = new URL(options.contentUrl);
  const ownHosts = new Set(
    [options.contentUrl, options.homeUrl, options.siteUrl]
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).host),
  );
  const mediaRoots = (options.mediaUrls ?? []).map((url) => new URL(url));
  const homes = createContentHomes([options.contentUrl, options.homeUrl]);
  const ownFolders = [
    ...['', ...homes.folders].flatMap((home) => usualFolders.map((folder) => home + folder)),
    ...mediaRoots.filter(({ host }) => ownHosts.has(host)).map(({ pathname }) => asFolder(pathname)),
  ];
  const otherHosts = mediaRoots
    .filter(({ host }) => !ownHosts.has(host))
    .map(({ host, origin, pathname }) => ({ host, origin, folder: asFolder(pathname) }));

  const toUpload = (encodedPath: string): URL | undefined => {
    const path = decodePath(encodedPath);
    if (!path.startsWith(`${contentHostPath}/`)) return undefined;
    const subPath = path.slice(contentHostPath.length);
    const host = /^\/@([^/]+)\//.exec(subPath)?.[1];
    const file = host === undefined ? subPath : subPath.slice(host.length + 2);
    const places: Place[] =
      host === undefined
        ? ownFolders.map((folder) => ({ folder, origin: content.origin }))
        : otherHosts.filter((otherHost) => otherHost.host === host);
    const place = places.find(({ folder }) => file.startsWith(folder));
    if (place === undefined) return undefined;
    const segments = file.slice(1).split('/');
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) throw malformed();
    return new URL(`/${segments.map(encodeURIComponent).join('/')}`, place.origin);
  };

  const toSitePath = ({ host, origin, pathname }: URL): string | undefined => {
    if (ownHosts.has(host))
      return ownFolders.some((folder) => pathname.startsWith(folder))
        ? `${contentHostPath}${pathname}`
        : undefined;
    const isUpload = otherHosts.some(
      (otherHost) => otherHost.origin === origin && pathname.startsWith(otherHost.folder),
    );
    return isUpload ? `${contentHostPath}/@${host}${pathname}` : undefined;
  };

  return {
    toSitePath,
    toUpload,
    toSource(encodedPath) {
      // A proxy may have merged the two slashes of `https://`.
      const absolute = /^\/(https?):\/{1,2}(.+)$/i.exec(decodePath(encodedPath));
      if (absolute === null) return toUpload(encodedPath) ?? notFound();
      const href = `${absolute[1]}://${absolute[2]}`;
      if (!URL.canParse(href)) throw malformed();
      const url = new URL(href);
      const isAllowed =
        url.origin === content.origin || otherHosts.some((otherHost) => otherHost.origin === url.origin);
      if (!isAllowed || url.username !== '' || url.password !== '')
        throw new HttpError(403, 'host_not_allowed', 'Images from this host are not allowed.');
      return toUpload(toSitePath(url) ?? '/') ?? notFound();
    },
  };
}

function asFolder(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

function decodePath(encodedPath: string): string {
  let path: string;
  try {
    path = decodeURIComponent(encodedPath);
  } catch (error) {
    throw malformed(error);
  }
  // The next server would decode a remaining percent sign a second time.
  if (/[\p{Cc}\\%]/u.test(path)) throw malformed();
  return path;
}

function malformed(cause?: unknown): HttpError {
  return new HttpError(400, 'malformed_path', 'The image URL is malformed.', { cause });
}

function notFound(): never {
  throw new HttpError(404, 'not_found', 'File not found.');
}
