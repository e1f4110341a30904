// Default import: `dns.setServers` does not change functions that were imported by name.
import dns from 'node:dns/promises';
import { lookUp } from './lookUp.ts';
import type { MailFinding } from './MailFinding.ts';
import { domainOf, type MailIdentity } from './mailIdentity.ts';

/** Checks that the domain of the sender exists and can receive replies. */
export async function checkSender(address: string): Promise<MailFinding> {
  const problem = await deliveryProblem(domainOf(address));
  return problem === undefined
    ? { check: 'Sender', state: 'ok', message: `${address} can receive replies`, advice: '' }
    : {
        check: 'Sender',
        ...problem,
        advice:
          'Set MAIL_FROM to an address of a domain that receives mail. Many servers reject other senders.',
      };
}

/** Checks that the domain of the return path, to which servers send bounces, can receive mail. */
export async function checkReturnPath(address: string): Promise<MailFinding> {
  const problem = await deliveryProblem(domainOf(address));
  return problem === undefined
    ? { check: 'Return path', state: 'ok', message: `${address} can receive bounces`, advice: '' }
    : {
        check: 'Return path',
        ...problem,
        advice: 'Set MAIL_BOUNCE_ADDRESS to an address that receives mail. Bounces are lost otherwise.',
      };
}

/** Checks one-click unsubscribe (RFC 8058) and the address for unsubscribe requests by mail. */
export async function checkUnsubscribe(identity: MailIdentity): Promise<MailFinding> {
  const check = 'Unsubscribe';
  if (new URL(identity.siteUrl).protocol !== 'https:')
    return {
      check,
      state: 'fault',
      message: `${identity.siteUrl} does not use HTTPS, which one-click unsubscribe requires`,
      advice: 'Set SITE_URL to the https:// address of the website.',
    };
  const problem = await deliveryProblem(domainOf(identity.unsubscribeAddress));
  if (problem !== undefined)
    return {
      check,
      ...problem,
      advice: 'Set NEWSLETTER_UNSUBSCRIBE_ADDRESS to an address that receives mail.',
    };
  const isSigned = identity.dkim !== undefined;
  return {
    check,
    state: isSigned ? 'ok' : 'provider',
    message: `mails have the headers of one-click unsubscribe, ${isSigned ? 'covered by the signature' : 'without a signature by the site'}`,
    advice: isSigned
      ? ''
      : 'RFC 8058 requires a DKIM signature over both headers. Check that your mail provider adds it.',
  };
}

/** Returns why a domain cannot receive mail (RFC 5321 5.1, RFC 7505), or `undefined` if it can. */
async function deliveryProblem(domain: string): Promise<Pick<MailFinding, 'state' | 'message'> | undefined> {
  const exchanges = await lookUp(dns.resolveMx(domain));
  if (exchanges === undefined)
    return { state: 'unknown', message: `no DNS server responded about ${domain}` };
  if (exchanges.some(({ exchange }) => exchange === '' || exchange === '.'))
    return { state: 'fault', message: `${domain} declares that it receives no mail (null MX)` };
  if (exchanges.length > 0) return undefined;
  const [ipv4, ipv6] = await Promise.all([lookUp(dns.resolve4(domain)), lookUp(dns.resolve6(domain))]);
  if (ipv4 === undefined || ipv6 === undefined)
    return { state: 'unknown', message: `no DNS server responded about ${domain}` };
  return ipv4.length + ipv6.length > 0
    ? undefined
    : { state: 'fault', message: `${domain} has no mail server: neither MX nor address records` };
}
