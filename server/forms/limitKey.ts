import ipaddr from 'ipaddr.js';

/** What limits count by: an IPv4 address, or the /64 that one IPv6 customer gets; IPv4-mapped IPv6 is IPv4. */
export function limitKey(address: string): string {
  const parsed = parse(address);
  if (parsed === undefined) return 'unknown';
  return parsed.kind() === 'ipv4' ? parsed.toString() : prefix(parsed, 64);
}

/** What may be kept of an address: /24 of IPv4, /48 of IPv6. */
export function truncatedAddress(address: string): string | null {
  const parsed = parse(address);
  if (parsed === undefined) return null;
  return parsed.kind() === 'ipv4' ? prefix(parsed, 24) : prefix(parsed, 48);
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${address.toString()}/${bits}`;
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}
