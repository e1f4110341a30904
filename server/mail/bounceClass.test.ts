import { describe, expect, it } from 'vitest';
import { bounceClass, type BounceClass } from './bounceClass.ts';

describe('bounceClass', () => {
  it.each([
    ['5.0.0', 'ours'],
    ['5.1.0', 'no-mailbox'],
    ['5.1.1', 'no-mailbox'],
    ['5.1.2', 'no-mailbox'],
    ['5.1.3', 'no-mailbox'],
    ['5.1.4', 'passing'],
    ['5.1.6', 'no-mailbox'],
    ['5.1.7', 'ours'],
    ['5.1.8', 'ours'],
    ['5.1.9', 'passing'],
    ['5.1.10', 'no-mailbox'],
    ['5.2.0', 'passing'],
    ['5.2.1', 'no-mailbox'],
    ['5.2.2', 'passing'],
    ['5.2.3', 'message'],
    ['5.2.4', 'passing'],
    ['5.3.0', 'passing'],
    ['5.3.4', 'message'],
    ['5.4.4', 'passing'],
    ['5.5.1', 'ours'],
    ['5.6.0', 'message'],
    ['5.7.1', 'ours'],
    ['5.7.13', 'no-mailbox'],
    ['5.7.26', 'ours'],
    ['4.1.1', 'passing'],
    ['4.2.2', 'passing'],
    ['4.7.1', 'passing'],
  ] satisfies [string, BounceClass][])('classifies status %s as %s', (status, expected) => {
    expect(bounceClass({ status })).toBe(expected);
  });

  it.each([
    [550, '550 User unknown in relay recipient table', 'no-mailbox'],
    [550, '550 No such user here', 'no-mailbox'],
    [550, '550 Requested action not taken: mailbox unavailable', 'ours'],
    [551, '551 User not local', 'no-mailbox'],
    [553, '553 mailbox name not allowed', 'no-mailbox'],
    [550, '550 Relaying denied', 'ours'],
    [550, '550 Blocked by our spam policy', 'ours'],
    [550, '550 Mailbox quota exceeded', 'passing'],
    [552, '552 Requested action aborted: exceeded storage allocation', 'passing'],
    [554, '554 Transaction failed', 'ours'],
    [501, '501 Syntax error in parameters', 'ours'],
    [451, '451 Unknown user, try later', 'passing'],
    [550, '550 5.1.1 <ada@example.com>: Recipient address rejected', 'no-mailbox'],
    [550, '550 5.7.1 relay access denied', 'ours'],
    [550, '550 5.2.2 over quota', 'passing'],
    [550, '550 Mailbox unavailable (5.1.1)', 'no-mailbox'],
    [499, '499 User unknown', 'passing'],
    [500, '500 User unknown', 'no-mailbox'],
    [529, '529 User unknown', 'no-mailbox'],
    [530, '530 User unknown', 'ours'],
    [539, '539 User unknown', 'ours'],
    [540, '540 User unknown', 'no-mailbox'],
  ] satisfies [number, string, BounceClass][])(
    'classifies the reply %d “%s” as %s',
    (replyCode, text, expected) => {
      expect(bounceClass({ replyCode, text })).toBe(expected);
    },
  );
});

const reader = 'ada@reads.example';
const sender = 'bounces@kystlink.example';

describe('bounceClass: replies of our own relay to RCPT TO', () => {
  it.each([
    '550-Requested action not taken: mailbox unavailable\n550 Failure sending mail. Try again later.',
    `550-Verification failed for <${sender}>\n550-Unrouteable address\n550 unable to verify sender address`,
    `550-Verification failed for <${sender}>\n550-No Such User Here\n550 Sender verify failed`,
    '550 Sender verify failed',
    `550 Sender address <${sender}> does not exist`,
    `550 5.1.1 The mailbox of the sender ${sender} is unknown`,
    `550 User ${sender} has exceeded its 24-hour sending limit.`,
    '550 User has exceeded outgoing email quota',
    `550 5.1.1 <${reader}> - 192.0.2.1 has sent to too many recipients this hour`,
    '550 5.1.1 Account limit reached: 500 messages per hour',
    '550 5.2.1 Daily sending quota exceeded for this account',
    '550 Sender address is not allowed',
    '550 unknown sender address',
    `553 5.7.1 <${sender}>: Sender address rejected: not owned by user website`,
    '550 SPF check failed',
    '550 5.1.1 DKIM signature is invalid',
    '550 DMARC check failed',
    '550 Bad DNS PTR resource record',
    '550 Invalid DNS MX or A/AAAA resource record',
    '550 5.1.1 Reverse DNS lookup of 192.0.2.1 failed',
    '550 5.1.1 192.0.2.1 is listed at dnsbl.example',
    '550 Administrative prohibition',
    '550 virus detected',
    '550 5.1.1 Message looks like spam',
    `550 5.1.0 <${sender}> sender rejected`,
    '501 5.1.0 Invalid Sender',
    '550 5.1.1 Greylisted, please come back later',
    `550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550 5.2.1 prevents additional messages from being delivered.`,
    '550 Rejected',
    '550',
  ])('classifies %j as ours', (text) => {
    expect(bounceClass({ replyCode: Number(text.slice(0, 3)), text })).toBe('ours');
  });

  it.each([
    [`552 5.1.1 <${reader}> Recipient overquota`, 'passing'],
    [`550 5.1.1 <${reader}>: mailbox is full`, 'passing'],
    ['550 5.1.1 The inbox is out of storage space', 'passing'],
    [
      '550 5.4.1 Recipient address rejected: Access denied. [x.eur05.prod.protection.outlook.com]',
      'no-mailbox',
    ],
    ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'no-mailbox'],
    [`554 delivery error: dd This user doesn't have a yahoo.com account (${reader}) [0]`, 'no-mailbox'],
    [`550 <${reader}>: Recipient address rejected: User unknown in relay recipient table`, 'no-mailbox'],
    [`550 5.7.1 <${reader}>: No such user!`, 'no-mailbox'],
    [`550 5.1.1 <spam-quota@policy.example>: user unknown`, 'no-mailbox'],
    ['550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient.', 'no-mailbox'],
    ['550 5.1.1 Not our Customer', 'no-mailbox'],
    ['550 Empfänger unbekannt', 'no-mailbox'],
  ] satisfies [string, BounceClass][])('classifies %j as %s', (text, expected) => {
    expect(bounceClass({ replyCode: Number(text.slice(0, 3)), text })).toBe(expected);
  });
});

describe('bounceClass: replies quoted in a bounce report', () => {
  it.each([
    ['5.1.0', `550 5.1.0 <${sender}> sender rejected`, 'ours'],
    [
      '5.1.0',
      '550 5.1.0 192.0.2.1 is not allowed to send from <kystlink.example> per its SPF record',
      'ours',
    ],
    ['5.1.0', '550 5.1.0 Something nobody knows', 'passing'],
    ['5.1.1', '550 5.7.1 IP address is on a blacklist', 'ours'],
    ['5.1.1', '550 5.7.1 Some other words', 'ours'],
    ['5.1.3', '553 https://www.spamhaus.org/query/bl?ip=192.0.2.1', 'ours'],
    ['5.1.1', '552 5.1.1 Boite du destinataire pleine. Recipient overquota.', 'passing'],
    ['5.1.1', '552 5.2.2 No words of use', 'passing'],
    ['5.2.1', '550-5.2.1 The user you are trying to contact is receiving mail at a rate that', 'ours'],
    [
      '5.0.0',
      `550-Verification failed for <${sender}> 550-No Such User Here 550 Sender verify failed`,
      'ours',
    ],
    ['5.1.0', "550 5.1.0 - Unknown address error 550-'5.7.1 Access denied'", 'ours'],
    ['5.0.0', 'smtp; 550 Requested action not taken: mailbox unavailable', 'no-mailbox'],
    ['5.0.0', 'smtp; 550 #5.1.0 Address rejected.', 'no-mailbox'],
    [
      '5.4.1',
      '550 5.4.1 Recipient address rejected: Access denied. [x.protection.outlook.com]',
      'no-mailbox',
    ],
    ['5.5.0', '550 5.5.0 Utilisateur inconnu. Invalid recipient', 'no-mailbox'],
    ['5.4.4', 'Host or domain name not found. Name service error for name=gone.example', 'passing'],
    ['4.1.1', '450 4.1.1 Recipient address rejected: User unknown', 'passing'],
    ['4.7.1', '450 4.7.1 Greylisted', 'ours'],
    ['5.1.2', '550 5.1.2 Host unknown', 'no-mailbox'],
    ['5.7.1', '550 5.7.1 Domain not found', 'ours'],
    ['5.1.1', '550 4.2.1 Delivery time expired', 'passing'],
    ['5.5.0', '550 5.5.0 Mailbox unavailable', 'no-mailbox'],
  ] satisfies [string, string, BounceClass][])(
    'classifies status %s with %j as %s',
    (status, text, expected) => {
      expect(bounceClass({ status, text })).toBe(expected);
    },
  );

  it('takes time linear in the length of the text', () => {
    const measure = (text: string) => {
      const start = process.cpuUsage();
      for (let round = 0; round < 500; round += 1) bounceClass({ status: '5.0.0', text });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    for (const piece of ['recipient ', 'a@', '550-5.1.1 ', 'your ', 'sender of ', 'x', ' ']) {
      const text = (length: number) => piece.repeat(length).slice(0, length);
      measure(text(250));
      // Quadratic time would be sixteen times as long.
      expect(measure(text(1000)) / measure(text(250))).toBeLessThan(12);
    }
  });
});
