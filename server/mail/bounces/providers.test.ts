import { describe, expect, it } from 'vitest';
import {
  mailgunPost,
  postmarkPost,
  reportKeys,
  sendgridPost,
  sesBounce,
  sesCertificateUrl,
  sesPost,
  type ReportPost,
} from '#tests/support/signedReports.ts';
import { mailgun } from './providers/mailgun.ts';
import { postmark } from './providers/postmark.ts';
import { sendgrid } from './providers/sendgrid.ts';
import { ses } from './providers/ses.ts';
import type { SignedPost } from './router.ts';

const nowMs = Date.UTC(2026, 4, 4, 8);
const timestamp = String(nowMs / 1000);

function toSignedPost({ body, headers }: ReportPost, delayMs = 0): SignedPost {
  return { body, header: (name) => headers[name.toLowerCase()] ?? '', nowMs: nowMs + delayMs };
}

describe('reading Postmark webhooks', () => {
  const provider = postmark(reportKeys.postmark);
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: 'ada@example.com' };

  it.each([
    [{ ...bounce, Details: 'smtp;550 5.1.1 no such user' }, 'hard', '5.1.1'],
    [{ ...bounce, Details: 'smtp;550 5.7.1 Your IP address is on a blocklist' }, 'refused', '5.7.1'],
    [{ ...bounce, Details: 'smtp;552 5.2.2 mailbox full' }, 'soft', '5.2.2'],
    [{ ...bounce, Type: 'BadEmailAddress' }, 'hard', null],
    [{ ...bounce, Type: 'ManuallyDeactivated' }, 'hard', null],
    [{ ...bounce, Type: 'SoftBounce', Details: 'smtp;452 4.2.2 full' }, 'soft', '4.2.2'],
    [{ ...bounce, Type: 'SoftBounce', Details: 'smtp;421 4.7.0 rate limited' }, 'refused', '4.7.0'],
    [{ ...bounce, Type: 'DnsError' }, 'soft', null],
    [{ ...bounce, Type: 'Transient' }, 'delayed', null],
    [{ ...bounce, Type: 'Blocked' }, 'refused', null],
    [{ ...bounce, Type: 'DMARCPolicy' }, 'refused', null],
    [{ ...bounce, Type: 'SpamNotification' }, 'refused', null],
    [{ ...bounce, Type: 'SMTPApiError' }, 'refused', null],
    [{ ...bounce, Type: 'Unsubscribe' }, 'left', null],
    [{ ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint' }, 'complaint', null],
    [
      {
        RecordType: 'SubscriptionChange',
        ID: 42,
        Recipient: 'ada@example.com',
        SuppressSending: true,
        SuppressionReason: 'ManualSuppression',
      },
      'left',
      null,
    ],
  ])('reads %j as %s', async (body, kind, status) => {
    const reports = await provider(toSignedPost(postmarkPost(body)));
    expect(reports).toMatchObject([
      { emailAddress: 'ada@example.com', kind, status, source: 'postmark', reportId: '42' },
    ]);
  });

  it.each([
    { ...bounce, Type: 'AutoResponder' },
    { ...bounce, RecordType: 'Delivery', Type: null },
    {
      RecordType: 'SubscriptionChange',
      Recipient: 'ada@example.com',
      SuppressSending: false,
      SuppressionReason: null,
    },
  ])('ignores %j', async (body) => {
    expect(await provider(toSignedPost(postmarkPost(body)))).toEqual([]);
  });
});

describe('reading Mailgun webhooks', () => {
  const failedEvent = { id: 'e1', event: 'failed', severity: 'permanent', recipient: 'ada@example.com' };

  it.each([
    [{ ...failedEvent, 'delivery-status': { 'enhanced-code': '5.1.1' } }, 'hard', '5.1.1'],
    [
      { ...failedEvent, reason: 'bounce', 'delivery-status': { code: 550, message: 'User unknown' } },
      'hard',
      null,
    ],
    [
      { ...failedEvent, reason: 'suppress-bounce', 'delivery-status': { code: 605, message: '' } },
      'hard',
      null,
    ],
    [
      {
        ...failedEvent,
        reason: 'bounce',
        'delivery-status': { code: 550, 'enhanced-code': '5.7.1', message: 'blocked by our list' },
      },
      'refused',
      '5.7.1',
    ],
    [
      { ...failedEvent, reason: 'bounce', 'delivery-status': { code: 552, message: 'Mailbox full' } },
      'soft',
      null,
    ],
    [
      { ...failedEvent, reason: 'espblock', 'delivery-status': { code: 550, 'enhanced-code': '5.1.1' } },
      'refused',
      '5.1.1',
    ],
    [{ ...failedEvent, reason: 'generic', 'delivery-status': { message: null } }, 'refused', null],
    [{ ...failedEvent, reason: 'old' }, 'soft', null],
    [{ ...failedEvent, reason: 'suppress-complaint' }, 'complaint', null],
    [{ ...failedEvent, reason: 'suppress-unsubscribe' }, 'left', null],
    [{ ...failedEvent, severity: 'temporary', 'delivery-status': null }, 'delayed', null],
    [{ ...failedEvent, event: 'complained' }, 'complaint', null],
    [{ ...failedEvent, event: 'unsubscribed' }, 'left', null],
  ])('reads %j as %s', async (event, kind, status) => {
    expect(await mailgun(reportKeys.mailgun)(toSignedPost(mailgunPost(event, { timestamp })))).toMatchObject([
      { emailAddress: 'ada@example.com', kind, status, source: 'mailgun', reportId: 'e1' },
    ]);
  });

  it('ignores other events, and rejects requests older than fifteen minutes', async () => {
    for (const event of ['delivered', 'accepted', 'opened']) {
      const post = mailgunPost({ event, 'delivery-status': null, recipient: null }, { timestamp });
      expect(await mailgun(reportKeys.mailgun)(toSignedPost(post))).toEqual([]);
    }
    const post = mailgunPost(failedEvent, { timestamp });
    expect(await mailgun(reportKeys.mailgun)(toSignedPost(post, 15 * 60_000))).toHaveLength(1);
    expect(await mailgun(reportKeys.mailgun)(toSignedPost(post, 15 * 60_000 + 1))).toBeUndefined();
  });

  it('accepts a repeated request', async () => {
    const provider = mailgun(reportKeys.mailgun);
    const post = mailgunPost(failedEvent, { timestamp });
    expect(await provider(toSignedPost(post))).toHaveLength(1);
    expect(await provider(toSignedPost(post, 60_000))).toHaveLength(1);
  });
});

describe('reading SendGrid webhooks', () => {
  const provider = sendgrid(reportKeys.sendgrid);
  const event = { email: 'ada@example.com', sg_event_id: 'e1' };

  it('reads the kind of each event in a request', async () => {
    const events = [
      { ...event, event: 'bounce', type: 'bounce', status: '5.1.1' },
      { ...event, event: 'bounce', type: 'blocked' },
      { ...event, event: 'spamreport' },
      { ...event, event: 'deferred' },
      { ...event, event: 'dropped', reason: 'Bounced Address' },
      { ...event, event: 'dropped', reason: 'Unsubscribed Address' },
      { ...event, event: 'unsubscribe' },
      { ...event, event: 'dropped', reason: 'Spam Content' },
      { event: 'delivered', status: null },
      { ...event, event: 'bounce', type: 'bounce', reason: '550 5.7.1 Blocked: SPF check failed' },
      { ...event, event: 'bounce', type: 'bounce', bounce_classification: 'Reputation' },
      { ...event, event: 'bounce', type: 'bounce', reason: '552 5.2.2 Mailbox full', status: '5.2.2' },
    ];
    const reports = await provider(toSignedPost(sendgridPost(events, timestamp)));
    expect(reports?.map(({ kind, status }) => [kind, status])).toEqual([
      ['hard', '5.1.1'],
      ['refused', null],
      ['complaint', null],
      ['delayed', null],
      ['hard', null],
      ['left', null],
      ['left', null],
      ['refused', null],
      ['refused', null],
      ['soft', '5.2.2'],
    ]);
  });

  it('rejects requests more than fifteen minutes old or in the future', async () => {
    const post = sendgridPost([{ ...event, event: 'bounce' }], timestamp);
    expect(await provider(toSignedPost(post, 15 * 60_000))).toHaveLength(1);
    expect(await provider(toSignedPost(post, 15 * 60_000 + 1))).toBeUndefined();
    expect(await provider(toSignedPost(post, -15 * 60_000 - 1))).toBeUndefined();
  });
});

describe('reading Amazon SES webhooks', () => {
  const subscribeUrl = (topic = reportKeys.sesTopic) =>
    `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${topic}&Token=2336412f37`;

  function startProvider() {
    const fetchedUrls: string[] = [];
    const provider = ses(reportKeys.sesTopic, async (url) => {
      fetchedUrls.push(url);
      return reportKeys.sesCertificate;
    });
    return { provider, fetched: fetchedUrls };
  }

  it.each([
    [sesBounce('Permanent'), 'hard', '5.1.1'],
    [sesBounce('Transient'), 'soft', '5.1.1'],
    [sesBounce('Undetermined'), 'refused', '5.1.1'],
    ...['Suppressed', 'OnAccountSuppressionList'].map((bounceSubType): [string, string, string] => [
      sesBounce(
        'Permanent',
        undefined,
        { bounceSubType },
        { diagnosticCode: 'smtp; 552 5.2.2 mailbox full' },
      ),
      'hard',
      '5.1.1',
    ]),
    [sesBounce('Permanent', undefined, { bounceSubType: 'UnsubscribedRecipient' }), 'left', '5.1.1'],
    [sesBounce('Permanent', undefined, {}, { status: null }), 'hard', null],
    [
      sesBounce('Permanent', undefined, {}, { status: null, diagnosticCode: 'smtp; 552 5.2.2 mailbox full' }),
      'soft',
      '5.2.2',
    ],
    [
      sesBounce('Undetermined', undefined, {}, { diagnosticCode: 'smtp; 552 5.2.2 mailbox full' }),
      'soft',
      '5.1.1',
    ],
    ...['MessageTooLarge', 'ContentRejected', 'AttachmentRejected'].map(
      (bounceSubType): [string, string, string] => [
        sesBounce('Transient', undefined, { bounceSubType }),
        'refused',
        '5.1.1',
      ],
    ),
    [
      sesBounce(
        'Permanent',
        undefined,
        { bounceSubType: 'General' },
        { diagnosticCode: 'smtp; 550 5.7.1 blocked' },
      ),
      'refused',
      '5.1.1',
    ],
    [
      sesBounce('Transient', undefined, {}, { diagnosticCode: 'smtp; 421 4.7.0 rate limited' }),
      'refused',
      '5.1.1',
    ],
    [
      JSON.stringify({
        eventType: 'Complaint',
        complaint: { feedbackId: 'f1', complainedRecipients: [{ emailAddress: 'ada@example.com' }] },
      }),
      'complaint',
      null,
    ],
    [
      JSON.stringify({
        notificationType: 'Complaint',
        complaint: {
          feedbackId: 'f1',
          complaintFeedbackType: 'abuse',
          complainedRecipients: [{ emailAddress: 'ada@example.com' }],
        },
      }),
      'complaint',
      null,
    ],
  ])('reads %s as %s, even an hour later', async (Message, kind, status) => {
    const { provider } = startProvider();
    expect(await provider(toSignedPost(sesPost(nowMs, { Message }), 60 * 60_000))).toMatchObject([
      { emailAddress: 'ada@example.com', kind, status, source: 'ses', reportId: 'f1' },
    ]);
  });

  it.each([
    [
      'one',
      [{ emailAddress: 'ada@example.com', kind: 'left', reportId: 'subscription m2' }],
      ['ada@example.com'],
      true,
    ],
    ['none', [], ['ada@example.com'], false],
    ['none', [], ['ada@example.com', 'bo@example.com'], true],
    ['none', [], [], true],
  ])(
    'reports %s unsubscribed: %j of the recipients %j if unsubscribeAll is %s',
    async (_, reports, destination, unsubscribeAll) => {
      const { provider } = startProvider();
      const Message = JSON.stringify({
        eventType: 'Subscription',
        subscription: { newTopicPreferences: { unsubscribeAll } },
        mail: { messageId: 'm2', destination },
      });
      expect(await provider(toSignedPost(sesPost(nowMs, { Message })))).toMatchObject(reports);
    },
  );

  it('reports the reply that a bounce quotes', async () => {
    const { provider } = startProvider();
    const diagnosticCode = 'smtp; 550 5.1.1 no such user';
    const Message = sesBounce('Permanent', undefined, {}, { diagnosticCode });
    expect(await provider(toSignedPost(sesPost(nowMs, { Message })))).toMatchObject([
      { reply: diagnosticCode },
    ]);
  });

  it.each([
    ['signature version 1', { SignatureVersion: '1' }],
    ['a subject', { Subject: 'Bounce' }],
  ])('accepts a message with %s', async (_, change) => {
    const { provider } = startProvider();
    const post = sesPost(nowMs, { Message: sesBounce('Permanent'), ...change });
    expect(await provider(toSignedPost(post))).toHaveLength(1);
  });

  it('rejects a message that was modified, has another topic or does not match the schema', async () => {
    const { provider } = startProvider();
    const post = sesPost(nowMs, { Message: sesBounce('Permanent') });
    for (const body of [
      post.body.replace('ada@', 'bo@'),
      sesPost(nowMs, { TopicArn: `${reportKeys.sesTopic}-2`, Message: sesBounce('Permanent') }).body,
      sesPost(nowMs, { Type: 'Other' }).body,
    ])
      expect(await provider(toSignedPost({ ...post, body }))).toBeUndefined();
  });

  it('ignores the message that confirms the end of Amazon’s subscription', async () => {
    const { provider, fetched } = startProvider();
    const end = { Type: 'UnsubscribeConfirmation', Token: 'x', SubscribeURL: subscribeUrl() };
    expect(await provider(toSignedPost(sesPost(nowMs, end)))).toEqual([]);
    expect(fetched).not.toContain(subscribeUrl());
  });

  it('fetches a signing certificate again after a failed download', async () => {
    const results = [Promise.reject(new Error('timeout')), Promise.resolve(reportKeys.sesCertificate)];
    const provider = ses(reportKeys.sesTopic, async () => results.shift() ?? '');
    const post = toSignedPost(sesPost(nowMs, { Message: sesBounce('Permanent') }));
    await expect(provider(post)).rejects.toThrow('timeout');
    expect(await provider(post)).toHaveLength(1);
  });

  it.each(['not-spam', 'auth-failure'])('ignores feedback of type %s', async (type) => {
    const { provider } = startProvider();
    const complaint = {
      feedbackId: 'f1',
      complaintFeedbackType: type,
      complainedRecipients: [{ emailAddress: 'ada@example.com' }],
    };
    const Message = JSON.stringify({ notificationType: 'Complaint', complaint });
    expect(await provider(toSignedPost(sesPost(nowMs, { Message })))).toEqual([]);
  });

  it('rejects messages more than two hours old or fifteen minutes in the future', async () => {
    const { provider } = startProvider();
    const post = sesPost(nowMs, { Message: sesBounce('Permanent') });
    const hourMs = 60 * 60_000;
    expect(await provider(toSignedPost(post, 2 * hourMs))).toHaveLength(1);
    expect(await provider(toSignedPost(post, 2 * hourMs + 1))).toBeUndefined();
    expect(await provider(toSignedPost(post, -hourMs / 4))).toHaveLength(1);
    expect(await provider(toSignedPost(post, -hourMs / 4 - 1))).toBeUndefined();
  });

  it('confirms the subscription to its topic', async () => {
    const { provider, fetched } = startProvider();
    const confirmation = { Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL: subscribeUrl() };
    expect(await provider(toSignedPost(sesPost(nowMs, confirmation)))).toEqual([]);
    expect(fetched).toContain(subscribeUrl());
  });

  it.each([
    'https://evil.example/',
    subscribeUrl('arn:aws:sns:eu-west-1:666:bounces'),
    subscribeUrl().replace('ConfirmSubscription', 'Unsubscribe'),
    subscribeUrl().replace('sns.eu-west-1', 'sns.s3'),
    subscribeUrl().replace('https', 'http'),
    subscribeUrl().replace('https://', 'https://somebody@'),
    subscribeUrl().replace('.com/', '.com:8443/'),
    subscribeUrl().replace('/?', '/elsewhere?'),
    `${subscribeUrl()}#more`,
    subscribeUrl().replace('2336412f37', 'other'),
    subscribeUrl().replace('&Token=2336412f37', ''),
  ])('does not fetch the subscription URL %s', async (SubscribeURL) => {
    const { provider, fetched } = startProvider();
    const confirmation = { Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL };
    expect(await provider(toSignedPost(sesPost(nowMs, confirmation)))).toBeUndefined();
    expect(fetched).not.toContain(SubscribeURL);
  });

  it('fetches a certificate once, and caches at most ten', async () => {
    const { provider, fetched } = startProvider();
    const certificate = (number: number) => ({
      SigningCertURL: sesCertificateUrl.replace('0123', `${number}`),
    });
    await provider(toSignedPost(sesPost(nowMs, certificate(0))));
    await provider(toSignedPost(sesPost(nowMs, certificate(0))));
    expect(fetched).toHaveLength(1);
    for (let number = 1; number <= 10; number += 1)
      await provider(toSignedPost(sesPost(nowMs, certificate(number))));
    await provider(toSignedPost(sesPost(nowMs, certificate(0))));
    expect(fetched).toHaveLength(12);
  });
});
