/** Returns a mail server's delivery status notification (RFC 3464) that includes the headers of our mail. */
export function bounceNotice(fields: {
  status: string;
  action: string;
  to: string;
  messageId: string;
}): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    'To: bounces@kystlink.example',
    'Message-ID: <n1@mx.example>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you …',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${fields.to}`,
    `Action: ${fields.action}`,
    `Status: ${fields.status}`,
    'Diagnostic-Code: smtp; said so',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${fields.messageId}`,
    'To: ada@example.com',
    'Subject: Confirm',
    '',
    'Words',
    '--b--',
    '',
  ].join('\r\n');
}

/** Returns the report that a provider sends when a recipient marks a mail as spam (RFC 5965). */
export function spamComplaint(token: string): string {
  return [
    'From: feedback@provider.example',
    'Message-ID: <c1@provider.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    'Version: 1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'To: ada@example.com',
    'Subject: Letter of May',
    '',
    `Leave: https://www.kystlink.example/newsletter/unsubscribe?token=${token}`,
    '--b--',
    '',
  ].join('\r\n');
}

/** Returns a bounce that does not follow RFC 3464: free text of the mail server, followed by our mail's headers. */
export function plainNotice(fields: {
  words: string;
  messageId: string;
  marker?: string;
  from?: string;
  subject?: string;
}): string {
  return [
    `From: ${fields.from ?? 'Mail Delivery System <MAILER-DAEMON@mx.example>'}`,
    'To: bounces@kystlink.example',
    'Message-ID: <p1@mx.example>',
    `Subject: ${fields.subject ?? 'Mail delivery failed: returning message to sender'}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    fields.words,
    '',
    ...(fields.marker === undefined ? [] : [fields.marker, '']),
    'Received: from site.kystlink.example (site.kystlink.example [192.0.2.1])',
    '\tby mx.example with ESMTPS; Mon, 4 May 2026 08:00:00 +0000',
    `Message-ID: ${fields.messageId}`,
    'To: ada@reads.example',
    'Subject: May',
    '',
    'Words',
    '',
  ].join('\r\n');
}
