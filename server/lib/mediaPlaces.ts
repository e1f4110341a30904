import { contentHostPath } from '#schema/images.ts';
import { HttpError } from '#server/errors.ts';

/** Where WordPress is, by what the site asks and by what WordPress calls itself: `https://example.com/blog` has a folder. */
export type ContentHomes = {
  /** The folders of WordPress's home below its host, each without a slash at its end; the host's root is `''`. */
  folders: readonly string[];
  /** The path of an address below the home that it belongs to; as it is for every other. */
  pathBelow(address: URL): string;
};

/** Makes what knows the folder in which a WordPress lies that shares its host with others. */
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

/** Where WordPress keeps uploads below its home; the second is Bedrock's. */
const usualFolders = ['/wp-content/uploads/', '/app/uploads/'];

/** Where the pictures and files of the content lie, by the addresses that content and the site have for them. */
export type MediaPlaces = {
  /** The site's path for the address of an upload, such as `/cms/wp-content/uploads/a.jpg`; undefined for anything else. */
  toSitePath(address: URL): string | undefined;
  /**
   * The upload that a path of the site names; undefined where it is none of ours. The path is hostile until this has
   * passed: throws `HttpError` (400) for a malformed one.
   */
  toUpload(encodedPath: string): URL | undefined;
  /**
   * The picture that the image proxy's address names: an upload, by its path or by its whole address. Throws `HttpError`
   * for every other.
   */
  toSource(encodedPath: string): URL;
};

type Place = { folder: string; origin: string };

/**
 * Uploads of the content host are below `/cms/…`, in WordPress's usual folders and in those of `mediaUrls`; those of
 * another host of `mediaUrls`, a bucket or a CDN, below `/cms/@host/…`. Nothing else can be reached through the site.
 */
export function createMediaPlaces(options: {
  /** Where the site reaches the content backend; its uploads are fetched from there. */
  contentUrl: string;
  /** What the content backend calls itself, where that is another address. */
  homeUrl?: string | undefined;
  siteUrl?: string | undefined;
  /** Further folders with uploads, each an address. */
  mediaUrls?: readonly string[];
}): MediaPlaces {
  const content = new URL(options.contentUrl);
  const ownHosts = new Set(
    [options.contentUrl, options.homeUrl, options.siteUrl]
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).host),
  );
  const given = (options.mediaUrls ?? []).map((url) => new URL(url));
  const homes = createContentHomes([options.contentUrl, options.homeUrl]);
  const ownFolders = [
    ...['', ...homes.folders].flatMap((home) => usualFolders.map((folder) => home + folder)),
    ...given.filter(({ host }) => ownHosts.has(host)).map(({ pathname }) => asFolder(pathname)),
  ];
  const others = given
    .filter(({ host }) => !ownHosts.has(host))
    .map(({ host, origin, pathname }) => ({ host, origin, folder: asFolder(pathname) }));

  const toUpload = (encodedPath: string): URL | undefined => {
    const path = decodePath(encodedPath);
    if (!path.startsWith(`${contentHostPath}/`)) return undefined;
    const below = path.slice(contentHostPath.length);
    const host = /^\/@([^/]+)\//.exec(below)?.[1];
    const file = host === undefined ? below : below.slice(host.length + 2);
    const places: Place[] =
      host === undefined
        ? ownFolders.map((folder) => ({ folder, origin: content.origin }))
        : others.filter((other) => other.host === host);
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
    const isOurs = others.some((other) => other.origin === origin && pathname.startsWith(other.folder));
    return isOurs ? `${contentHostPath}/@${host}${pathname}` : undefined;
  };

  return {
    toSitePath,
    toUpload,
    toSource(encodedPath) {
      // A proxy in front may have merged the two slashes of `https://`.
      const absolute = /^\/(https?):\/{1,2}(.+)$/i.exec(decodePath(encodedPath));
      if (absolute === null) return toUpload(encodedPath) ?? notFound();
      const href = `${absolute[1]}://${absolute[2]}`;
      if (!URL.canParse(href)) throw malformed();
      const url = new URL(href);
      const isAllowed = url.origin === content.origin || others.some((other) => other.origin === url.origin);
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
  // A percent sign that is left would be decoded a second time by the next server.
  if (/[\p{Cc}\\%]/u.test(path)) throw malformed();
  return path;
}

function malformed(cause?: unknown): HttpError {
  return new HttpError(400, 'malformed_path', 'The image URL is malformed.', { cause });
}

function notFound(): never {
  throw new HttpError(404, 'not_found', 'File not found.');
}
