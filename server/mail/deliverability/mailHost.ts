import dns from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { lookUp } from './lookUp.ts';

/** Mail server that the site connects to. */
export type MailHost = {
  name: string;
  /** Public IP addresses. */
  addresses: string[];
  /**
   * Whether the server probably delivers mails from these addresses: its name is in a sender domain and is not an
   * alias. The addresses from which a mail provider delivers cannot be found by DNS.
   */
  isOwn: boolean;
};

const privateRanges = ['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Finds the addresses of the mail server in `url`. `domains` are those of sender and return path. */
export async function findMailHost(url: string, domains: readonly string[]): Promise<MailHost> {
  const name = new URL(url).hostname;
  const [ipv4, ipv6, aliases] = await Promise.all([
    lookUp(dns.resolve4(name)),
    lookUp(dns.resolve6(name)),
    lookUp(dns.resolveCname(name)),
  ]);
  const addresses = [...(ipv4 ?? []), ...(ipv6 ?? [])].filter(
    (address) => !privateRanges.includes(ipaddr.parse(address).range()),
  );
  const isInDomain = domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
  return { name, addresses, isOwn: isInDomain && aliases?.length === 0 && addresses.length > 0 };
}
