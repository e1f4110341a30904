/** Returns mails of about `bytes` bytes each that are disproportionately expensive to parse. */
export function hostileMails(bytes: number): string[] {
  const filled = (head: string, unit: string) => head + unit.repeat(Math.ceil(bytes / unit.length));
  const report = (type: string) =>
    `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: ${type}\n\n`;
  const mixed = 'Content-Type: multipart/mixed; boundary=b\n\n';
  return [
    filled('From: a@b.example\n\n', '\n'),
    filled('From: a@b.example\n\n', '\r\n'),
    filled(report('message/delivery-status'), '\n'),
    filled(report('message/delivery-status'), ' \n'),
    filled(report('message/delivery-status'), 'Status: 5.1.1\n\n'),
    filled(report('message/feedback-report'), '\n'),
    filled(report('message/rfc822'), '\n'),
    filled(mixed, '--b\n\n'),
    filled(mixed, '--b\n'),
    filled(mixed, '--b\nContent-Type: message/rfc822\n\na: b\n\n'),
    filled(mixed, '--b\nContent-Type: text/html\n\n<b>\n'),
    filled('', 'Content-Type: multipart/mixed; boundary=b\n\n--b\n'),
    filled('Content-Type: text/plain; format=flowed\n\n', 'a \n'),
    filled('Content-Type: text/html\n\n', '<br>\n'),
    filled('Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n', '=\n'),
    filled('Content-Transfer-Encoding: base64\n\n', 'A\n'),
    filled('To: ', 'a:'),
    filled('To: ', 'a,'),
    filled('Cc: ', 'a:b;\n '),
    filled('Subject: ', '=?utf-8?q?a?= '),
    filled('Message-ID: <', 'a'),
    filled('Content-Type: text/plain', ';a=b'),
    filled('X: a', '\n a'),
    filled('', 'a: b\n'),
    filled('', '\0'),
    filled('', '\r'),
    filled('Content-Type: text/plain; charset=iso-2022-jp\n\n', '\u001B$B'),
    filled(`Content-Type: multipart/mixed; boundary=${'b'.repeat(900)}\n\n`, '--b\n'),
    filled(report('message/delivery-status'), 'Final-Recipient: rfc822; ada@example.com\nAction: failed\n'),
    `${report('message/delivery-status')}Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.1.1\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <${'\0'.repeat(40)}@x>\n\n--b--\n`,
  ];
}
