import { setTimeout } from 'node:timers/promises';
import { checkReturnPath, checkSender, checkUnsubscribe } from './checkAddresses.ts';
import { checkDkim, checkDmarc, checkReverseDns, checkSpf } from './checkAuthentication.ts';
import type { MailFinding } from './MailFinding.ts';
import { findMailHost } from './mailHost.ts';
import { domainOf, type MailIdentity } from './mailIdentity.ts';
import { signedSample } from './signedSample.ts';

/**
 * Checks by DNS whether mail servers will accept newsletter mails: the domains of sender and return path, SPF (RFC
 * 7208), the signature of a real mail (RFC 6376), DMARC with alignment (RFC 7489), reverse DNS of the company's mail
 * server, and one-click unsubscribe (RFC 8058). Sends no mail. A check is `unknown` if DNS does not respond.
 */
export async function checkDeliverability(identity: MailIdentity): Promise<MailFinding[]> {
  const { from, dkim: signature } = identity;
  const returnPath = identity.bounceAddress ?? from.address;
  const host = await findMailHost(identity.url, [domainOf(from.address), domainOf(returnPath)]);
  const [dkim, spf] = await Promise.all([
    checkDkim(await signedSample(identity), signature),
    checkSpf(returnPath, host),
  ]);
  return Promise.all([
    checkSender(from.address),
    ...(domainOf(returnPath) === domainOf(from.address) ? [] : [checkReturnPath(returnPath)]),
    Promise.resolve(spf.finding),
    Promise.resolve(dkim.finding),
    checkDmarc(from.address, {
      dkimDomains: dkim.domains,
      spfDomains: spf.domains,
      canProviderSign: signature === undefined && !host.isOwn,
    }),
    ...(host.isOwn ? [checkReverseDns(host.addresses)] : []),
    checkUnsubscribe(identity),
  ]);
}

/** Time to wait for DNS before an editor sees the form. */
const waitMs = 8000;

/**
 * Returns the names of failed checks, such as `SPF`. Editors cannot fix them, but can notify an administrator. Empty if
 * the site sends no mail or DNS does not respond in time.
 */
export async function findMailFaults(settings: MailIdentity | undefined): Promise<string[]> {
  if (settings === undefined) return [];
  const findings = await Promise.race([
    checkDeliverability(settings),
    setTimeout(waitMs, [], { ref: false }),
  ]);
  return findings.filter(({ state }) => state === 'fault').map(({ check }) => check);
}
