import dns from 'node:dns/promises';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import type { Dkim } from '#server/mail/transport.ts';
import { lookUp } from './lookUp.ts';
import type { MailFinding } from './MailFinding.ts';
import type { MailHost } from './mailHost.ts';
import { domainOf } from './mailIdentity.ts';

/** Address that no mail server has (RFC 5737): a record that allows it allows every server. */
const unusedAddress = '192.0.2.1';

/**
 * Checks the SPF record of the return path. Returns the domain for alignment if SPF passes or, because the addresses of
 * a mail provider are unknown, may pass.
 */
export async function checkSpf(
  returnPath: string,
  host: MailHost,
): Promise<{ finding: MailFinding; domains: string[] }> {
  const domain = domainOf(returnPath);
  const resultFor = async (ip: string) => (await spf({ sender: returnPath, ip, helo: host.name })).status;
  const fault = (message: string, advice: string) => ({
    finding: { check: 'SPF', state: 'fault', message, advice } as const,
    domains: [],
  });

  const { result, comment } = await resultFor(unusedAddress);
  if (result === 'none')
    return fault(
      `${domain} has no SPF record`,
      'Add a TXT record such as "v=spf1 mx -all", as your mail provider describes.',
    );
  if (result === 'permerror')
    return fault(
      `the SPF record of ${domain} is invalid: ${reasonOf(comment)}`,
      'Receivers ignore an invalid record. Correct it.',
    );
  if (result === 'pass')
    return fault(
      `the SPF record of ${domain} allows every server to send`,
      'End the record with -all or ~all.',
    );
  if (result === 'temperror') return { finding: noResponse('SPF', domain), domains: [] };
  if (!host.isOwn)
    return {
      finding: {
        check: 'SPF',
        state: 'provider',
        message: `${domain} has an SPF record`,
        advice: `Check that it includes the servers that deliver for ${host.name}, as your mail provider describes.`,
      },
      domains: [domain],
    };
  const rejected = [];
  for (const address of host.addresses)
    if ((await resultFor(address)).result !== 'pass') rejected.push(address);
  if (rejected.length > 0)
    return fault(
      `the SPF record of ${domain} does not allow ${host.name} (${rejected.join(', ')}) to send`,
      `Add a:${host.name} to the record.`,
    );
  return {
    finding: { check: 'SPF', state: 'ok', message: `${domain} allows ${host.name} to send`, advice: '' },
    domains: [domain],
  };
}

/** Verifies the signature of a mail as receivers do. Returns the signing domain for alignment if it is valid. */
export async function checkDkim(
  message: Buffer,
  dkim: Dkim | undefined,
): Promise<{ finding: MailFinding; domains: { domain: string }[] }> {
  if (dkim === undefined)
    return {
      finding: {
        check: 'DKIM',
        state: 'provider',
        message: 'the site leaves signing to the mail provider',
        advice: 'Check that it signs your mails, or set the MAIL_DKIM_ variables.',
      },
      domains: [],
    };
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const { results } = await dkimVerify(message);
  const status = results[0]?.status;
  if (status?.result === 'pass')
    return {
      finding: { check: 'DKIM', state: 'ok', message: `${name} verifies the signature`, advice: '' },
      domains: [{ domain: dkim.domainName }],
    };
  if (status?.result === 'temperror') return { finding: noResponse('DKIM', name), domains: [] };
  return {
    finding: {
      check: 'DKIM',
      state: 'fault',
      message: `${name} does not verify the signature: ${status?.comment || 'the key is weak'}`,
      advice:
        'Publish the public key that belongs to MAIL_DKIM_PRIVATE_KEY (1024 bits or more) as its TXT record.',
    },
    domains: [],
  };
}

/** Checks the DMARC policy of the sender and whether SPF or DKIM is aligned with it. */
export async function checkDmarc(
  from: string,
  options: {
    dkimDomains: { domain: string }[];
    spfDomains: string[];
    /** Whether a mail provider may add a signature that the site does not know. */
    canProviderSign: boolean;
  },
): Promise<MailFinding> {
  const check = 'DMARC';
  const { dkimDomains, spfDomains } = options;
  const domain = domainOf(from);
  const result = await dmarc({ headerFrom: from, dkimDomains, spfDomains });
  const status = result === false ? 'none' : result.status.result;
  if (status === 'temperror') return noResponse(check, domain);
  if (result === false || status === 'none')
    return {
      check,
      state: 'fault',
      message: `${domain} has no DMARC record, or several`,
      advice: `Add one TXT record _dmarc.${domain} such as "v=DMARC1; p=none". Large providers require it of newsletters.`,
    };
  if (!/^(none|quarantine|reject)$/i.test(result.p ?? ''))
    return {
      check,
      state: 'fault',
      message: `the DMARC record of ${domain} has no valid policy`,
      advice: 'Set p to none, quarantine or reject.',
    };
  if (status === 'pass')
    return { check, state: 'ok', message: `mails are aligned with ${domain} (p=${result.p})`, advice: '' };
  if (options.canProviderSign)
    return {
      check,
      state: 'provider',
      message: `alignment with ${domain} (p=${result.p}) depends on the mail provider’s signature`,
      advice: `Check that your mail provider signs with ${domain}.`,
    };
  return {
    check,
    state: 'fault',
    message: `neither the return path nor a signature of the site is aligned with ${domain} (p=${result.p})`,
    advice: 'Sign with the domain of MAIL_FROM, or set MAIL_BOUNCE_ADDRESS to an address in it.',
  };
}

/**
 * Checks that each address of the mail server has a PTR record whose name resolves back to it, which many receivers
 * require.
 */
export async function checkReverseDns(addresses: readonly string[]): Promise<MailFinding> {
  const check = 'Reverse DNS';
  for (const address of addresses) {
    const names = await lookUp(dns.reverse(address));
    if (names === undefined) return noResponse(check, address);
    const isIpv6 = address.includes(':');
    const forward = await Promise.all(
      names.map((name) => lookUp(isIpv6 ? dns.resolve6(name) : dns.resolve4(name))),
    );
    if (forward.some((nameAddresses) => nameAddresses?.includes(address))) continue;
    return {
      check,
      state: 'fault',
      message:
        names.length === 0
          ? `${address} has no PTR record`
          : `${address} has the name ${names.join(', ')}, which does not lead back to it`,
      advice: 'Ask your hosting provider to set its PTR record to the name of the mail server.',
    };
  }
  return { check, state: 'ok', message: `${addresses.join(', ')} have matching names`, advice: '' };
}

function noResponse(check: MailFinding['check'], name: string): MailFinding {
  return {
    check,
    state: 'unknown',
    message: `no DNS server responded about ${name}`,
    advice: 'Run the check again.',
  };
}

/** Returns the reason in a comment of mailauth, which begins with the host name and the address. */
function reasonOf(comment: string | undefined): string {
  return comment?.replace(/^.*?\blookup of \S+: /, '') ?? 'unknown error';
}
