import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';

/** A name or an address with at most a port; RFC 9112, 3.2 wants exactly one, except of HTTP/1.0. */
const hostPattern = /^(?:[\w.~-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Refuses requests with a `Host` that is malformed or given twice with 400: two servers could read it in two ways. */
export function knownHost(): Middleware {
  return async (ctx, next) => {
    const hosts = ctx.req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const { host } = ctx.req.headers;
    if (hosts.length > 1 || ctx.req.httpVersionMajor < 1 || (host !== undefined && !isHost(host)))
      throw new HttpError(400, 'bad_host', 'This is not the name of a host.');
    await next();
  };
}

function isHost(host: string): boolean {
  const [matched, port = '0'] = hostPattern.exec(host) ?? [];
  return matched !== undefined && Number(port) <= 65_535;
}
