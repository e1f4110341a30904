import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';

/** Matches a host name or IP address with an optional port. RFC 9112, 3.2 requires one `Host`, except in HTTP/1.0. */
const hostPattern = /^(?:[\w.~-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Responds with 400 if `Host` is malformed or repeated, because another server could interpret it differently. */
export function validateHost(): Middleware {
  return async (ctx, next) => {
    if (!hasValidHost(ctx.req)) throw new HttpError(400, 'bad_host', 'The Host header is invalid.');
    await next();
  };
}

/** Returns whether `Host` is well-formed and not repeated. */
export function hasValidHost({ rawHeaders, headers: { host }, httpVersionMajor }: IncomingMessage): boolean {
  if (httpVersionMajor < 1 || (host !== undefined && !isHost(host))) return false;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

function isHost(host: string): boolean {
  const [match, port = '0'] = hostPattern.exec(host) ?? [];
  return match !== undefined && Number(port) <= 65_535;
}
