import ipaddr from 'ipaddr.js';
import type { Middleware } from 'koa';

/**
 * Makes `ctx.ip` the visitor's address: `X-Forwarded-For` counts only as far as it was written by trusted proxies.
 * Everything left of the last untrusted entry is attacker-controlled.
 */
export function clientAddress(trustedProxies: readonly string[]): Middleware {
  const ranges = trustedProxies.map(parseRange);
  const isTrusted = (address: string) =>
    ipaddr.isValid(address) && ranges.some((range) => contains(range, ipaddr.process(address)));
  return async (ctx, next) => {
    const peer = ctx.req.socket.remoteAddress ?? '';
    const header = ctx.get('x-forwarded-for');
    if (header === '' || ranges.length === 0) {
      ctx.request.ip = peer;
      await next();
      return;
    }
    const forwarded = header
      .split(',')
      .map((part) => part.trim())
      .filter((part) => ipaddr.isValid(part));
    let address = peer;
    while (isTrusted(address) && forwarded.length > 0) address = forwarded.pop() ?? address;
    ctx.request.ip = address;
    await next();
  };
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

function parseRange(range: string): Range {
  if (range.includes('/')) return ipaddr.parseCIDR(range);
  const address = ipaddr.process(range);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function contains(range: Range, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return range[0].kind() === address.kind() && address.match(range);
}
