import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bounceClass } from '#server/mail/bounceClass.ts';
import { spamComplaint, bounceNotice, plainNotice } from '#tests/support/returnedMails.ts';
import { hostileMails } from '#tests/support/hostileMails.ts';
import { readReturned } from './readReturned.ts';
import { ReturnedMail } from '#schema/bounceReport.ts';

const pieces = [
  ...['\n', '\r\n', '\r', '\0', ' ', ';', ':', ',', '<', '>', '"', '(', '=', '--b', '--b--', '--'],
  ...['From: a@b.example\n', 'To: ', 'Message-ID: <x@y>\n', 'a: b\n', 'Content-Type: ', 'boundary=b'],
  ...['multipart/report; boundary="b"\n', 'multipart/mixed; boundary=b\n', 'text/html\n', 'text/plain'],
  ...['message/rfc822\n', 'message/delivery-status\n', 'message/feedback-report\n', '; charset=utf-16\n'],
  ...['Content-Transfer-Encoding: base64\n', 'Content-Transfer-Encoding: quoted-printable\n', '=?utf-8?b?'],
  ...['Final-Recipient: rfc822; ada@example.com\n', 'Action: failed\n', 'Status: 5.1.1\n', 'Ā', '😀'],
  'Message-ID: <6ecd8c99-4036-403d-bf84-cf8400f67836@kystlink.example>\n',
  `/newsletter/unsubscribe?token=${'a'.repeat(43)}\n`,
];
const mails = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 3000 }))), {
    maxLength: 40,
  })
  .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''));

/** Returns the reports in a mail. Returns none if it is rejected, because the mailbox reader skips such mails. */
async function read(mail: string): Promise<unknown[]> {
  return readReturned(Buffer.from(mail)).catch(() => []);
}

it('readReturned returns only well-formed reports for any mail', async () => {
  await fc.assert(
    fc.asyncProperty(mails, async (mail) => {
      for (const report of await read(mail)) expect(v.is(ReturnedMail, report)).toBe(true);
    }),
    { numRuns: 200, examples: hostileMails(64_000).map((mail): [string] => [mail]) },
  );
});

it.each(hostileMails(1_000_000).map((mail, index) => ({ index, mail })))(
  'readReturned takes less than half a second of CPU time for hostile mail $index',
  async ({ mail }) => {
    const cpuBefore = process.cpuUsage();
    await read(mail);
    const { user, system } = process.cpuUsage(cpuBefore);
    // Without limits, each of these mails took seconds and up to three gigabytes.
    expect((user + system) / 1000).toBeLessThan(500);
  },
);

it('readReturned does not treat a not-spam report as a complaint', async () => {
  const report = spamComplaint('a'.repeat(43)).toString();
  expect(await read(report)).toHaveLength(1);
  expect(await read(report.replace('Feedback-Type: abuse', 'Feedback-Type: not-spam'))).toEqual([]);
});

const uuid = '6ecd8c99-4036-403d-bf84-cf8400f67836';
const messageId = `<${uuid}@kystlink.example>`;
const reader = 'ada@reads.example';

const readAll = (mail: string) => readReturned(Buffer.from(mail));
async function classesOf(mail: string): Promise<string[]> {
  const returnedMails = await readAll(mail);
  for (const { proof } of returnedMails) expect(proof.messageIds).toEqual([uuid]);
  return returnedMails.map(({ action, status, text }) =>
    action === 'failed' ? bounceClass({ status: status ?? '5.0.0', text }) : action,
  );
}

describe('readReturned: delivery status notifications (RFC 3464)', () => {
  const standard = bounceNotice({ status: '5.1.1', action: 'failed', to: reader, messageId });

  it.each([
    ['content types in capitals', standard.replace('message/delivery', 'MESSAGE/DELIVERY')],
    [
      'internationalised addresses (RFC 6533)',
      standard.replace('message/delivery', 'message/global-delivery'),
    ],
    ['a folded Content-Type', standard.replace('status; boundary', 'status;\r\n\tboundary')],
    [
      'an attachment before the returned mail',
      standard.replace('--b\r\nContent-Type: message/rfc', '--b\r\nContent-Type: a/b\r\n\r\nNote\r\n$&'),
    ],
    [
      'a folded reply',
      standard.replace('Status: 5.1.1\r\n', '').replace('said so', '550\r\n\tUser\r\n unknown'),
    ],
    ['a line that is no field', standard.replace('Action: failed', ': none\r\nx:1\r\n$&')],
    ['all fields in one block', standard.replace('mx.example\r\n\r\nFinal', 'mx.example\r\nFinal')],
    ['a folder as recipient', standard.replace(`rfc822; ${reader}`, 'X-folder; /var/mail/ada')],
    ['no recipient', standard.replace(`Final-Recipient: rfc822; ${reader}\r\n`, '')],
    ['a comment after the action', standard.replace('Action: failed', 'Action: failed (gave up)')],
    [
      'the status code only in the reply',
      standard.replace('Status: 5.1.1\r\n', '').replace('said so', '550 5.1.1 User unknown'),
    ],
    [
      'the returned mail in message/partial',
      standard.replace('message/rfc822', 'message/partial; id=x; number=1'),
    ],
    [
      'the header in text/plain',
      standard.replace('Content-Type: message/rfc822', 'Content-Type: text/plain'),
    ],
    ['the header in text/rfc822-headers', standard.replace('message/rfc822', 'text/rfc822-headers')],
    [
      'the Message-ID only in In-Reply-To, in capitals',
      standard
        .replace('Subject: Undelivered', `In-Reply-To: ${messageId.toUpperCase()}\r\nSubject: Undelivered`)
        .replace(`Message-ID: ${messageId}`, 'X-Nothing: here'),
    ],
    [
      'the Message-ID only in a folded References',
      standard
        .replace('Subject: Undelivered', `References:\r\n <n0@mx.example>\r\n\t${messageId}\r\n$&`)
        .replace(`Message-ID: ${messageId}`, 'X-Nothing: here'),
    ],
  ])('reads a notification with %s', async (_name, mail) => {
    expect(mail).not.toBe(_name);
    expect(await classesOf(mail)).toEqual(['no-mailbox']);
  });

  const explanation = `Address not found: ${reader} could not be found.`;
  it.each([
    ['Status: 5.1.1', 'smtp; said so', '5.1.1', 'smtp; said so'],
    ['Status: 5.1.1', 'smtp; 550', '5.1.1', 'smtp; 550'],
    ['Status: 5.0.0', '', '5.0.0', explanation],
    ['Status: 5.5.0', 'smtp; 550', '5.5.0', explanation],
    ['Status: 5.0.0', 'smtp; NO', '5.0.0', explanation],
    ['Status: 5.0.0', 'smtp; NOT', '5.0.0', 'smtp; NOT'],
    ['Status: 5.0.0', '550 unknown; 12', '5.0.0', '550 unknown; 12'],
    ['Status: 15.1.1', 'smtp; 550 4.2.2 Full', '4.2.2', 'smtp; 550 4.2.2 Full'],
    ['Status: none', 'smtp; 550 Gone', '5.0.0', 'smtp; 550 Gone'],
  ])('reads %j and the reply %j as %s: %s', async (status, reply, expectedStatus, text) => {
    const mail = standard
      .replace('Status: 5.1.1', status)
      .replace('smtp; said so', reply)
      .replace('I am sorry to have to inform you …', explanation);
    expect(await readAll(mail)).toMatchObject([{ action: 'failed', status: expectedStatus, text }]);
  });

  it.each([
    ['an action that is no failure', standard.replace('Action: failed', 'Action: not-failed')],
    ['no status code', standard.replace('Status: 5.1.1', 'Status: unknown').replace('said so', '5500 User')],
  ])('reports nothing for %s', async (_name, mail) => {
    expect(await readAll(mail)).toEqual([]);
  });

  it('truncates a long reply to 1000 characters', async () => {
    const [report] = await readAll(standard.replace('said so', 'a'.repeat(2000)));
    expect(report?.text).toMatch(/^smtp; a{900,}$/);
    expect(report?.text).toHaveLength(1000);
  });

  it('identifies a report by its Message-ID, or by its content', async () => {
    const idOf = async (mail: string) => (await readAll(mail))[0]?.reportId;
    expect(await idOf(standard)).toBe('<n1@mx.example>');
    expect(await idOf(standard.replace('n1@', `${'n'.repeat(2000)}@`))).toBe(`<${'n'.repeat(999)}`);
    expect(await idOf(standard.replace('Message-ID: <n1@mx.example>\r\n', ''))).toMatch(/^[\da-f]{64}$/);
  });
});

describe('readReturned: proof of the original mail', () => {
  const standard = bounceNotice({ status: '5.1.1', action: 'failed', to: reader, messageId });
  const link = (letter: string) => `https://x.example/newsletter/unsubscribe?token=${letter.repeat(43)}`;
  const idOf = (digit: number) => `${uuid.slice(0, -1)}${digit}`;
  const proofOf = async (mail: string) => (await readAll(mail))[0]?.proof;

  it('contains neither the report itself nor another Message-ID', async () => {
    const status = standard.replace('Action:', `Message-ID: ${messageId}\r\n$&`);
    const foreign = 'Message-ID: <1@x.example>, see message-id: ';
    expect(await proofOf(status.replace(/(rfc822\r\n\r\n)Message-ID: /, `$1${foreign}`))).toEqual({
      messageIds: [],
      tokens: [],
    });
  });

  it.each(['X-Failed-Message-ID: ', 'Resent-Message-ID: ', 'Message-ID: <1@x.example>\r\n '])(
    'reads the Message-ID after %j',
    async (name) => {
      expect(await proofOf(standard.replace(/(rfc822\r\n\r\n)Message-ID: /, `$1${name}`))).toEqual({
        messageIds: [uuid],
        tokens: [],
      });
    },
  );

  it('contains at most five Message-IDs and twenty tokens, once each', async () => {
    const ids = [1, 1, 2, 3, 4, 5, 6].map((digit) => `Message-ID: <${idOf(digit)}@x.example>`);
    const tokens = [...'aabcdefghijklmnopqrstu'];
    const mail = standard
      .replace(`Message-ID: ${messageId}`, ids.join('\r\n'))
      .replace('Words', tokens.map(link).join('\r\n'));
    expect(await proofOf(mail)).toEqual({
      messageIds: [1, 2, 3, 4, 5].map(idOf),
      tokens: [...'abcdefghijklmnopqrst'].map((letter) => letter.repeat(43)),
    });
  });

  it('reads a token from a link in quoted-printable', async () => {
    const mail = standard.replace('Words', link('a').replace('=', '=3D').replace('aaa', 'aaa=\r\n'));
    expect(await proofOf(mail)).toMatchObject({ tokens: ['a'.repeat(43)] });
  });

  it('does not include text before the original mail of a plain notice', async () => {
    const words = `${link('b')}\nMessage-ID: <1@x.example>\n550 5.1.1 User unknown`;
    const mail = plainNotice({ words, messageId });
    expect(await readAll(mail)).toMatchObject([
      { status: '5.1.1', proof: { messageIds: [uuid], tokens: [] } },
    ]);
    expect(await readAll(mail.replace(/Received: [^]*/, ''))).toEqual([]);
  });
});

const exim = `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${reader}`;

describe('readReturned: bounce messages in plain text', () => {
  it.each([
    [
      'Exim',
      `${exim}\n    SMTP error from remote mail server after RCPT TO:<${reader}>:\n    host mx.example [192.0.2.2]: 550 5.1.1 User unknown`,
      '------ This is a copy of the message, including all the headers. ------',
      'no-mailbox',
    ],
    ['Exim', `${exim}\n    unknown user`, '------ This is a copy of your message. ------', 'no-mailbox'],
    ['Exim', `${exim}\n    mailbox is full`, undefined, 'passing'],
    [
      'Exim',
      `${exim}\n    SMTP error from remote mail server after MAIL FROM:<bounces@kystlink.example>:\n    550 No such user here`,
      undefined,
      'ours',
    ],
    [
      'qmail',
      `Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${reader}>:\n192.0.2.2 does not like recipient.\nRemote host said: 550 5.1.1 User unknown\nGiving up on 192.0.2.2.`,
      '--- Below this line is a copy of the message.',
      'no-mailbox',
    ],
    [
      'qmail',
      `Hi. This is the qmail-send program at mx.example.\n\n<${reader}>:\nConnected to 192.0.2.2 but sender was rejected.\nRemote host said: 550 5.1.1 User unknown`,
      '--- Below this line is a copy of the message.',
      'ours',
    ],
    [
      'DragonFly',
      `This is the DragonFly Mail Agent v0.13 at mx.example.\n\nThere was an error delivering your mail to <${reader}>.\n\nmx.example [192.0.2.2] did not like our RCPT TO:\n550 5.1.1 <${reader}>: Recipient address rejected: User unknown`,
      'Message headers follow.',
      'no-mailbox',
    ],
    [
      'Yahoo',
      `Sorry, we were unable to deliver your message to the following address.\n\n<${reader}>:\nRemote host said:\n550 5.1.1 User unknown\n [RCPT_TO]`,
      '--- Below this line is a copy of the message.',
      'no-mailbox',
    ],
    [
      'IONOS',
      `A message could not be delivered. This is a permanent error. The following address failed:\n\n${reader}:\nSMTP error from remote server for RCPT TO command, reason: 550 5.1.1 User unknown`,
      '--- The header of the original message is following. ---',
      'no-mailbox',
    ],
    [
      'GMX',
      `A message that you sent could not be delivered to one or more of\nits recipients. This is a permanent error. The following address\nfailed:\n\n"${reader}":\nSMTP error from remote server after RCPT command:\nhost: mx.example\nRequested action not taken: mailbox unavailable`,
      '--- The header of the original message is following. ---',
      'no-mailbox',
    ],
    [
      'Gmail',
      `Delivery to the following recipient failed permanently:\n\n     ${reader}\n\nTechnical details of permanent failure:\nGoogle tried to deliver your message, but it was rejected by the server for the recipient domain reads.example by mx.example.\n\nThe error that the other server returned was:\n550 5.1.1 User unknown`,
      '----- Original message -----',
      'no-mailbox',
    ],
    [
      'Zoho',
      `This message was created automatically by mail delivery software.\n\n${reader} Invalid Address, ERROR_CODE :550, ERROR_CODE :5.1.1 User Unknown`,
      undefined,
      'no-mailbox',
    ],
    [
      'OpenSMTPD',
      `    Hi!\n\n    This is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\n${reader}: 550 5.1.1 User unknown`,
      '    Below is a copy of the original message:',
      'no-mailbox',
    ],
    [
      'Sendmail 5',
      `   ----- Transcript of session follows -----\n550 ${reader}... User unknown`,
      '   ----- Unsent message follows -----',
      'no-mailbox',
    ],
  ])('reads a message from %s: %s', async (_name, bodyText, marker, expected) => {
    const mail = plainNotice({ words: bodyText, messageId, ...(marker !== undefined && { marker }) });
    expect(await classesOf(mail)).toEqual([expected]);
  });

  it.each([
    [
      'Amazon WorkMail',
      `Technical report:\r\n\r\nAction: failed\r\nFinal-Recipient: rfc822; ${reader}\r\nDiagnostic-Code: smtp; 550 5.1.1 User Unknown\r\nStatus: 5.1.1`,
    ],
    [
      'Exchange 2003',
      `Your message\r\n\r\n  To: ${reader}\r\n\r\ndid not reach the following recipient(s):\r\n\r\n${reader} on Mon, 4 May 2026\r\n    The recipient name is not recognized`,
    ],
  ])('reads a message from %s with the mail attached', async (_name, bodyText) => {
    const mail = bounceNotice({ status: '', action: '', to: reader, messageId })
      .replace('multipart/report; report-type=delivery-status', 'multipart/mixed')
      .replace('I am sorry to have to inform you …', bodyText)
      .replace(/--b\r\nContent-Type: message\/delivery-status[\s\S]*?(?=--b\r\n)/, '');
    expect(await classesOf(mail)).toEqual(['no-mailbox']);
  });

  it('reports a delay as delayed', async () => {
    const bodyText = `This message was created automatically.\nA message that you sent has not yet been delivered to ${reader}. No action is required on your part. Delivery attempts will continue for some time.`;
    const subject = 'Warning: message delayed 24 hours';
    expect(await classesOf(plainNotice({ words: bodyText, messageId, subject }))).toEqual(['delayed']);
  });

  it.each([
    [
      'an out-of-office reply',
      'Ada <ada@reads.example>',
      'Out of office',
      'I am away until Monday. 550 5.1.1 User unknown',
    ],
    ['a reply', 'Ada <ada@reads.example>', 'Re: May', 'Mail to my old address failed: user unknown'],
    ['a reply to a bounce message', 'Ada <ada@reads.example>', 'Re: Undelivered Mail', 'unknown user'],
    ['a personal mail from a postmaster', 'postmaster@reads.example', 'Hello', 'Have a nice day'],
  ])('ignores %s', async (_name, from, subject, bodyText) => {
    expect(await readAll(plainNotice({ words: bodyText, messageId, from, subject }))).toEqual([]);
  });
});

describe('readReturned: complaints', () => {
  const token = 'a'.repeat(43);

  it.each(['auth-failure', 'fraud', 'virus', 'other', 'not-spam', '', '(abuse) other'])(
    'ignores feedback of type %s',
    async (type) => {
      expect(await readAll(spamComplaint(token).replace('abuse', type))).toEqual([]);
    },
  );

  it.each(['opt-out', 'opt-out-list'])('reads %s as an unsubscription', async (type) => {
    expect(await readAll(spamComplaint(token).replace('abuse', type))).toMatchObject([{ action: 'left' }]);
  });

  it('reads a complaint with a redacted address', async () => {
    const redacted = spamComplaint(token).replace('To: ada@example.com', 'To: redacted');
    expect(await readAll(redacted)).toMatchObject([{ action: 'complaint', proof: { tokens: [token] } }]);
  });

  it("reads a complaint in Microsoft's format, with the mail attached", async () => {
    const mail = spamComplaint(token)
      .replace('feedback@provider.example', 'staff@hotmail.com')
      .replace('MIME-Version', 'Subject: complaint about message from 192.0.2.1\r\nMIME-Version')
      .replace('multipart/report; report-type=feedback-report', 'multipart/mixed')
      .replace(/--b\r\nContent-Type: message\/feedback-report[\s\S]*?(?=--b\r\n)/, '');
    expect(await readAll(mail)).toMatchObject([{ action: 'complaint', proof: { tokens: [token] } }]);
    const variant = mail
      .replace('staff@hotmail.com', 'Staff@Hotmail.com')
      .replace(': complaint', ':Complaint');
    expect(await readAll(variant)).toMatchObject([{ action: 'complaint', proof: { tokens: [token] } }]);
    expect(await readAll(mail.replace('staff@hotmail.com', 'eve@reads.example'))).toEqual([]);
    expect(await readAll(mail.replace('Subject: complaint', 'Subject: Re: complaint'))).toEqual([]);
  });
});

describe('readReturned: ambiguous reports', () => {
  const messageId = '<6ecd8c99-4036-403d-bf84-cf8400f67836@kystlink.example>';
  const block = (to: string, action: string, status: string, reply: string) =>
    `Final-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${reply}\r\n`;
  const reportOf = (...blocks: string[]) =>
    bounceNotice({ to: 'TO', action: 'ACTION', status: 'STATUS', messageId }).replace(
      /Final-Recipient[^]*?said so\r\n/,
      blocks.join('\r\n'),
    );
  const missingMailbox = block('other@reads.example', 'failed', '5.1.1', '550 5.1.1 User unknown');
  const full = block('third@reads.example', 'failed', '5.2.2', '552 5.2.2 Mailbox full');
  const classes = async (mail: string) =>
    (await readReturned(Buffer.from(mail))).map(({ action, status, text }) =>
      action === 'failed' ? bounceClass({ status: status ?? '5.0.0', text }) : action,
    );

  it.each(['delivered', 'relayed', 'expanded'])(
    'reports nothing when the mail was %s for one of several recipients',
    async (action) => {
      const receivedBlock = block('second@reads.example', action, '2.0.0', '250 OK');
      expect(await classes(reportOf(receivedBlock, missingMailbox))).toEqual([]);
      expect(await classes(reportOf(receivedBlock))).toEqual([]);
      const spaced = reportOf(receivedBlock.replace('Action: ', 'Action:'), missingMailbox);
      expect(await classes(spaced.replace('\r\n\r\nFinal', '\r\n \r\nFinal'))).toEqual([]);
    },
  );

  it.each([
    [9, []],
    [10, ['no-mailbox']],
  ])('reads at most ten recipients: one who received the mail after %i others', async (count, expected) => {
    const received = block('last@reads.example', 'delivered', '2.0.0', '250 OK');
    const others = Array.from({ length: count }, () => missingMailbox);
    expect(await classes(reportOf(...others, received))).toEqual(expected);
  });

  it('reads the blocks of a status part in base64 with line feeds', async () => {
    const status = `Reporting-MTA: dns; x\n\n${[missingMailbox, full].join('\n').replaceAll('\r', '')}`;
    const mail = reportOf().replace(
      /(delivery-status\r\n)\r\n[^]*?(?=--b)/,
      `$1Content-Transfer-Encoding: base64\r\n\r\n${btoa(status)}\r\n`,
    );
    expect(await classes(mail)).toEqual(['passing']);
  });

  it('uses the most lenient of several reports, or the one about our own recipient', async () => {
    expect(await classes(reportOf(missingMailbox, full))).toEqual(['passing']);
    const delayed = block('fourth@reads.example', 'delayed', '4.2.2', '452 Mailbox full');
    const blocked = block('fifth@reads.example', 'failed', '5.7.1', '550 Blocked (action: delivered)');
    expect(await classes(reportOf(blocked, delayed))).toEqual(['delayed']);
    expect(await classes(reportOf(missingMailbox, blocked))).toEqual(['ours']);
    const namedRecipient = block('ada@example.com', 'failed', '5.1.1', '550 5.1.1 User unknown');
    expect(await classes(reportOf(full, namedRecipient))).toEqual(['no-mailbox']);
    const replyTo = reportOf(full, namedRecipient).replace(
      'To: ada@',
      'Reply-To: third@reads.example\r\nTo: ada@',
    );
    expect(await classes(replyTo)).toEqual(['no-mailbox']);
    for (const recipient of [
      'rfc822;<Ada@Example.com>',
      'rfc822; x@y.example\r\nOriginal-Recipient: ada@example.com',
    ])
      expect(
        await classes(reportOf(full, namedRecipient.replace('rfc822; ada@example.com', recipient))),
      ).toEqual(['no-mailbox']);
  });

  it.each([
    ['Out of office: undeliverable until Monday', 'postmaster@reads.example'],
    ['Automatische Antwort: Spring', '<>'],
    ['Autosvar: Spring', 'MAILER-DAEMON@reads.example'],
  ])('ignores the out-of-office reply %j from %s', async (subject, from) => {
    const bodyText = 'I could not read your mail: this account is no longer active.';
    expect(await classes(plainNotice({ words: bodyText, messageId, from, subject }))).toEqual([]);
  });

  it('reads a German bounce message', async () => {
    const bodyText =
      'Fehler bei der Zustellung an ada@reads.example:\nDie Adresse konnte nicht gefunden werden.';
    expect(
      await classes(plainNotice({ words: bodyText, messageId, subject: 'Unzustellbar: Spring' })),
    ).toEqual(['no-mailbox']);
  });

  it('reads a feedback type that contains a comment', async () => {
    const mail = spamComplaint('a'.repeat(43)).replace('Feedback-Type: abuse', 'Feedback-Type: abuse (spam)');
    expect(await classes(mail)).toEqual(['complaint']);
  });
});
