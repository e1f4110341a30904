import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsServer, type Zone } from '#tests/support/dnsServer.ts';
import { checkDeliverability } from './checkDeliverability.ts';
import type { MailIdentity } from './mailIdentity.ts';

const keyPair = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const key = keyPair();
const dkimRecord = (publicKey: Buffer) => `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;

const identity: MailIdentity = {
  url: 'smtp://mail.acme.example',
  from: { name: 'Acme', address: 'news@acme.example' },
  unsubscribeAddress: 'news@acme.example',
  dkim: { domainName: 'acme.example', keySelector: 's1', privateKey: key.privateKey },
  siteUrl: 'https://acme.example',
};

const soundZone = (): Zone => ({
  'acme.example': { MX: ['mail.acme.example'], TXT: ['v=spf1 mx -all', 'site-verification=1'] },
  'mail.acme.example': { A: ['203.0.113.5'] },
  '5.113.0.203.in-addr.arpa': { PTR: ['mail.acme.example'] },
  's1._domainkey.acme.example': { TXT: [dkimRecord(key.publicKey)] },
  '_dmarc.acme.example': { TXT: ['v=DMARC1; p=reject'] },
  'provider.example': { MX: ['mx.provider.example'], TXT: ['v=spf1 ip4:203.0.113.0/24 -all'] },
  'mx.provider.example': { A: ['203.0.113.9'] },
  'null.example': { MX: ['.'] },
  'other.example': { TXT: ['v=spf1 include:provider.example -all'] },
  'mail.other.example': { CNAME: ['mx.provider.example'] },
});
const emptyZone: Zone = {};
let zone = emptyZone;
let stop = async () => {};
beforeAll(async () => {
  stop = await startDnsServer(() => zone);
});
afterAll(() => stop());
beforeEach(() => {
  zone = soundZone();
});

const faults = async (settings: MailIdentity = identity) =>
  (await checkDeliverability(settings))
    .filter(({ state }) => state === 'fault')
    .map(({ check, message }) => `${check}: ${message}`);

const spf = (record: string) => (records: Zone) => {
  records['acme.example'] = { MX: ['mail.acme.example'], TXT: [record] };
};
const record = (name: string, value: Zone[string]) => (records: Zone) => {
  records[name] = value;
};

describe('checkDeliverability', () => {
  it('reports no problem in a complete setup with the company’s mail server', async () => {
    const findings = await checkDeliverability(identity);

    expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'Sender ok',
      'SPF ok',
      'DKIM ok',
      'DMARC ok',
      'Reverse DNS ok',
      'Unsubscribe ok',
    ]);
  });

  it.each([
    [
      'no SPF record',
      'SPF: acme.example has no SPF record',
      record('acme.example', { MX: ['mail.acme.example'] }),
    ],
    [
      'two SPF records',
      'SPF: the SPF record of acme.example is invalid: multiple SPF records found for acme.example',
      record('acme.example', { MX: ['mail.acme.example'], TXT: ['v=spf1 mx -all', 'v=spf1 -all'] }),
    ],
    [
      'a misspelled SPF mechanism',
      'SPF: the SPF record of acme.example is invalid: ',
      spf('v=spf1 ipv4:203.0.113.5 -all'),
    ],
    [
      'an SPF record with more than ten lookups',
      'SPF: the SPF record of acme.example is invalid: Too many DNS requests',
      spf(`v=spf1 ${Array.from({ length: 11 }, () => 'a:mx.provider.example').join(' ')} -all`),
    ],
    [
      'an SPF record for everybody',
      'SPF: the SPF record of acme.example allows every server to send',
      spf('v=spf1 mx +all'),
    ],
    [
      'an SPF record without the mail server',
      'SPF: the SPF record of acme.example does not allow mail.acme.example (203.0.113.5) to send',
      spf('v=spf1 ip4:203.0.113.77 -all'),
    ],
    [
      'no DKIM key',
      'DKIM: s1._domainkey.acme.example does not verify the signature: no key',
      record('s1._domainkey.acme.example', undefined),
    ],
    [
      'another DKIM key',
      'DKIM: s1._domainkey.acme.example does not verify the signature: bad signature',
      record('s1._domainkey.acme.example', { TXT: [dkimRecord(keyPair().publicKey)] }),
    ],
    [
      'a revoked DKIM key',
      'DKIM: s1._domainkey.acme.example does not verify the signature: invalid public key',
      record('s1._domainkey.acme.example', { TXT: ['v=DKIM1; p='] }),
    ],
    [
      'no DMARC record',
      'DMARC: acme.example has no DMARC record, or several',
      record('_dmarc.acme.example', undefined),
    ],
    [
      'two DMARC records',
      'DMARC: acme.example has no DMARC record, or several',
      record('_dmarc.acme.example', { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }),
    ],
    [
      'a DMARC record without a policy',
      'DMARC: the DMARC record of acme.example has no valid policy',
      record('_dmarc.acme.example', { TXT: ['v=DMARC1; rua=mailto:a@acme.example'] }),
    ],
    [
      'no reverse DNS',
      'Reverse DNS: 203.0.113.5 has no PTR record',
      record('5.113.0.203.in-addr.arpa', undefined),
    ],
    [
      'a reverse name of another server',
      'Reverse DNS: 203.0.113.5 has the name mx.provider.example, which does not lead back to it',
      record('5.113.0.203.in-addr.arpa', { PTR: ['mx.provider.example'] }),
    ],
  ])('names %s and nothing else', async (_, fault, plant) => {
    plant(zone);

    expect(await faults()).toEqual([expect.stringContaining(fault)]);
  });

  it.each<[string, Partial<MailIdentity>, string[]]>([
    [
      'a return path that receives no mail',
      { bounceAddress: 'bounces@null.example' },
      [
        'Return path: null.example declares that it receives no mail (null MX)',
        'SPF: null.example has no SPF record',
      ],
    ],
    [
      'a sender in a domain without a mail server',
      { from: { name: '', address: 'news@missing.example' } },
      [
        'Sender: missing.example has no mail server: neither MX nor address records',
        'SPF: missing.example has no SPF record',
        'DMARC: missing.example has no DMARC record, or several',
      ],
    ],
    [
      'a site without HTTPS',
      { siteUrl: 'http://acme.example' },
      ['Unsubscribe: http://acme.example does not use HTTPS, which one-click unsubscribe requires'],
    ],
    [
      'an unsubscribe address that receives no mail',
      { unsubscribeAddress: 'leave@null.example' },
      ['Unsubscribe: null.example declares that it receives no mail (null MX)'],
    ],
    [
      'neither return path nor signature in the sender’s domain',
      {
        bounceAddress: 'acme@provider.example',
        dkim: { domainName: 'provider.example', keySelector: 's1', privateKey: key.privateKey },
      },
      ['DMARC: neither the return path nor a signature of the site is aligned with acme.example (p=reject)'],
    ],
  ])('names %s', async (_, settings, expected) => {
    zone['s1._domainkey.provider.example'] = { TXT: [dkimRecord(key.publicKey)] };

    expect(await faults({ ...identity, ...settings })).toEqual(expected);
  });

  it('reports no problem for a provider that signs and bounces in its own domain', async () => {
    zone['other.example'] = { MX: ['mx.provider.example'], TXT: ['v=spf1 include:provider.example -all'] };
    zone['_dmarc.other.example'] = { TXT: ['v=DMARC1; p=none'] };
    const from = { name: '', address: 'news@other.example' };
    const settings = { ...identity, from, unsubscribeAddress: from.address, dkim: undefined };

    const findings = await Promise.all(
      ['smtps://smtp.provider.example', 'smtps://mail.other.example', 'smtp://127.0.0.1:25'].map((url) =>
        checkDeliverability({ ...settings, url, bounceAddress: 'acme@provider.example' }),
      ),
    );

    for (const each of findings) {
      expect(each.map(({ check, state }) => `${check} ${state}`)).toEqual([
        'Sender ok',
        'Return path ok',
        'SPF provider',
        'DKIM provider',
        'DMARC provider',
        'Unsubscribe provider',
      ]);
    }
  });

  it('reports checks as unknown if DNS servers refuse the queries', async () => {
    for (const name of Object.keys(zone)) zone[name] = 'refused';

    const findings = await checkDeliverability(identity);

    expect(findings.map(({ state }) => state)).toEqual(findings.map(() => 'unknown'));
    expect(findings.map(({ check }) => check)).toEqual(['Sender', 'SPF', 'DKIM', 'DMARC', 'Unsubscribe']);
  });
});
