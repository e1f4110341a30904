import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type ResolveHost = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const resolveHost: ResolveHost = (hostname) => lookup(hostname, { all: true });

/** True for an address of the public internet: not private, loopback, link-local, mapped or otherwise reserved. */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/**
 * A lookup for `http.request` that refuses names with a private address among their answers. The check and the
 * connection use one and the same answer, so that a name cannot change its mind in between.
 */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new PrivateAddressError('The host has a private address.'), '', 0);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

/** `http.request` looks up names only: an address written into the URL has to be checked by itself. */
export function isPrivateLiteral(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}
