import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Middleware } from 'koa';
import proxyAddr from 'proxy-addr';

/**
 * Makes `ctx.ip` the visitor's address: `X-Forwarded-For` counts only as far as it was written by trusted proxies.
 * Everything left of the last untrusted entry is attacker-controlled. Where a proxy does not tell an address, it is
 * that proxy's own.
 */
export function clientAddress(trustedProxies: readonly string[]): Middleware {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return async (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? '';
    ctx.request.ip = farthestKnown(peer, ctx.get('x-forwarded-for'), isTrusted);
    await next();
  };
}

function farthestKnown(
  peer: string,
  header: string,
  isTrusted: (address: string, hop: number) => boolean,
): string {
  // Each proxy adds to the right; an element without text is no element (RFC 9110, 5.6.1).
  const forwarded = header.split(',').flatMap((element) => element.trim() || []);
  let address = peer;
  for (const [hop, element] of forwarded.toReversed().entries()) {
    if (!isTrusted(address, hop)) break;
    const next = addressOf(element);
    // `unknown` and made-up names (RFC 7239, 6): whoever stands left of them was not vouched for by anybody.
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Without the port that some clouds write and the zone that means something on the proxy only; IPv4 as IPv4. */
function addressOf(element: string): string | undefined {
  const [, bracketed, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(element) ?? [];
  const address = (bracketed ?? beforePort ?? element).replace(/%[\w.-]+$/, '');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}
