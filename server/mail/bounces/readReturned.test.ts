import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { complaint } from '#tests/support/returnedMails.ts';
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

/** Refusing a mail is right too: the mailbox skips it. */
async function read(mail: string): Promise<unknown[]> {
  return readReturned(Buffer.from(mail)).catch(() => []);
}

it('says of any mail only what has the form of a report', async () => {
  await fc.assert(
    fc.asyncProperty(mails, async (mail) => {
      for (const said of await read(mail)) expect(v.is(ReturnedMail, said)).toBe(true);
    }),
    { numRuns: 200, examples: hostileMails(64_000).map((mail): [string] => [mail]) },
  );
});

it.each(hostileMails(1_000_000).map((mail, index) => ({ index, mail })))(
  'takes little of the processor for hostile mail $index',
  async ({ mail }) => {
    const before = process.cpuUsage();
    await read(mail);
    const { user, system } = process.cpuUsage(before);
    // Each of them took seconds, and up to three gigabytes.
    expect((user + system) / 1000).toBeLessThan(500);
  },
);

it('takes a report of what is no spam for no complaint', async () => {
  const report = complaint('a'.repeat(43)).toString();
  expect(await read(report)).toHaveLength(1);
  expect(await read(report.replace('Feedback-Type: abuse', 'Feedback-Type: not-spam'))).toEqual([]);
});
