import { HttpError } from '#server/errors.ts';
import { contentHostPath, uploadsPath } from '#schema/images.ts';

/** The upload that a path such as `/cms/wp-content/uploads/a.jpg` names. The path is hostile until this has passed. */
export function uploadUrl(encodedPath: string, contentOrigin: string): URL {
  const path = decodePath(encodedPath);
  if (!path.startsWith(`${contentHostPath}${uploadsPath}`)) throw notFound();
  const segments = path.slice(contentHostPath.length + 1).split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    throw new HttpError(400, 'malformed_path', 'The image address is malformed.');
  }
  return new URL(`/${segments.map(encodeURIComponent).join('/')}`, contentOrigin);
}

/** The picture that the proxy's address names: an upload, by its path or by its whole address on the content host. */
export function sourceUrl(encodedPath: string, contentOrigin: string): URL {
  // A proxy in front may have merged the two slashes of `https://`.
  const absolute = /^\/(https?):\/{1,2}(.+)$/i.exec(decodePath(encodedPath));
  if (!absolute) return uploadUrl(encodedPath, contentOrigin);
  const [, scheme, rest] = absolute;
  const href = `${scheme}://${rest}`;
  if (!URL.canParse(href)) throw new HttpError(400, 'malformed_path', 'The image address is malformed.');
  const url = new URL(href);
  if (url.origin !== new URL(contentOrigin).origin)
    throw new HttpError(403, 'host_not_allowed', 'Pictures of this host are not served here.');
  return uploadUrl(`${contentHostPath}${url.pathname}`, contentOrigin);
}

function decodePath(encodedPath: string): string {
  let path: string;
  try {
    path = decodeURIComponent(encodedPath);
  } catch (error) {
    throw new HttpError(400, 'malformed_path', 'The image address is malformed.', { cause: error });
  }
  // A percent sign that is left would be decoded a second time by the next server.
  if (/[\p{Cc}\\%]/u.test(path))
    throw new HttpError(400, 'malformed_path', 'The image address is malformed.');
  return path;
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'There is no such file.');
}
