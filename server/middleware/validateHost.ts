import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { HttpError } from '#server/errors.ts';

/** A name or an address with at most a port; RFC 9112, 3.2 wants exactly one, except of HTTP/1.0. */
const hostPattern = /^(?:[\w.~-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Refuses requests with a `Host` that is malformed or given twice with 400: two servers could read it in two ways. */
export function validateHost(): Middleware {
  return async (ctx, next) => {
    if (!hasValidHost(ctx.req)) throw new HttpError(400, 'bad_host', 'The Host header is invalid.');
    await next();
  };
}

/** False where `Host` is malformed or given twice. */
export function hasValidHost({ rawHeaders, headers: { host }, httpVersionMajor }: IncomingMessage): boolean {
  if (httpVersionMajor < 1 || (host !== undefined && !isHost(host))) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

function isHost(host: string): boolean {
  const [matched, port = '0'] = hostPattern.exec(host) ?? [];
  return matched !== undefined && Number(port) <= 65_535;
}
