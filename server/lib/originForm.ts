import type { IncomingMessage, RequestListener } from 'node:http';

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Takes a request's target in absolute form (RFC 9112, 3.2.2) for the path in it where it names the host that `Host`
 * names. Any other stays as it is, and is no address of the site.
 */
export function withOriginForm(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Nearly all begin with a slash.
    if (request.url?.charAt(0) !== '/') request.url = originFormOf(request);
    listener(request, response);
  };
}

function originFormOf({ url = '', headers: { host } }: IncomingMessage): string {
  const [, authority, path = ''] = absoluteForm.exec(url) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}
