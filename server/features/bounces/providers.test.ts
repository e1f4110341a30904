import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignedPost } from './Provider.ts';
import { mailgun } from './providers/mailgun.ts';
import { postmark } from './providers/postmark.ts';
import { sendgrid } from './providers/sendgrid.ts';
import { ses } from './providers/ses.ts';

const nowMs = Date.UTC(2026, 4, 4, 8);
const seconds = String(nowMs / 1000);

function post(body: unknown, headers: Record<string, string> = {}): SignedPost {
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    header: (name) => headers[name.toLowerCase()] ?? '',
    nowMs,
  };
}

describe('Postmark', () => {
  const provider = postmark('a-secret-of-at-least-32-characters');
  const authorization = (password: string) => ({
    authorization: `Basic ${Buffer.from(`site:${password}`).toString('base64')}`,
  });
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: 'ada@example.com' };

  it.each([
    [{ ...bounce, Details: 'smtp;550 5.1.1 no such user' }, 'hard', '5.1.1'],
    [{ ...bounce, Type: 'SoftBounce', Details: 'smtp;452 4.2.2 full' }, 'soft', '4.2.2'],
    [{ ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint' }, 'complaint', null],
  ])('reports %j as %s', async (body, kind, status) => {
    const reports = await provider(post(body, authorization('a-secret-of-at-least-32-characters')));
    expect(reports).toEqual([
      { emailAddress: 'ada@example.com', kind, status, source: 'postmark', reportId: '42' },
    ]);
  });

  it('is believed with the password alone', async () => {
    expect(await provider(post(bounce))).toBeUndefined();
    expect(await provider(post(bounce, authorization('guess')))).toBeUndefined();
  });
});

describe('Mailgun', () => {
  const provider = mailgun('key-123');
  function signed(event: object, timestamp = seconds) {
    const signature = createHmac('sha256', 'key-123').update(`${timestamp}token`).digest('hex');
    return post({ signature: { timestamp, token: 'token', signature }, 'event-data': event });
  }
  const failed = { id: 'e1', event: 'failed', severity: 'permanent', recipient: 'ada@example.com' };

  it.each([
    [{ ...failed, 'delivery-status': { 'enhanced-code': '5.1.1' } }, 'hard', '5.1.1'],
    [{ ...failed, severity: 'temporary' }, 'soft', null],
    [{ ...failed, event: 'complained' }, 'complaint', null],
  ])('reports %j as %s', async (event, kind, status) => {
    expect(await provider(signed(event))).toEqual([
      { emailAddress: 'ada@example.com', kind, status, source: 'mailgun', reportId: 'e1' },
    ]);
  });

  it('is not believed without its signature, nor with one of yesterday', async () => {
    const forged = { signature: { timestamp: seconds, token: 't', signature: 'ab' }, 'event-data': failed };
    expect(await provider(post(forged))).toBeUndefined();
    expect(await provider(signed(failed, String(nowMs / 1000 - 86_400)))).toBeUndefined();
  });
});

describe('SendGrid', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const provider = sendgrid(publicKey.export({ format: 'der', type: 'spki' }).toString('base64'));
  function signed(events: object[], timestamp = seconds) {
    const body = JSON.stringify(events);
    const signature = createSign('sha256')
      .update(timestamp + body)
      .sign(privateKey, 'base64');
    return post(body, {
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature,
    });
  }
  const event = { email: 'ada@example.com', sg_event_id: 'e1' };

  it('reports each event of a post by its kind', async () => {
    const reports = await provider(
      signed([
        { ...event, event: 'bounce', type: 'bounce', status: '5.1.1' },
        { ...event, event: 'bounce', type: 'blocked' },
        { ...event, event: 'spamreport' },
        { ...event, event: 'deferred' },
        { ...event, event: 'delivered' },
      ]),
    );
    expect(reports?.map(({ kind, status }) => [kind, status])).toEqual([
      ['hard', '5.1.1'],
      ['soft', null],
      ['complaint', null],
      ['soft', null],
    ]);
  });

  it('is not believed without its signature, nor with one of another body or of yesterday', async () => {
    expect(await provider(post([]))).toBeUndefined();
    const genuine = signed([{ ...event, event: 'bounce' }]);
    expect(await provider({ ...genuine, body: genuine.body.replace('ada', 'eve') })).toBeUndefined();
    expect(await provider(signed([], String(nowMs / 1000 - 86_400)))).toBeUndefined();
  });
});

describe('Amazon SES', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certUrl = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem';
  const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces';
  const fetched: string[] = [];
  const provider = ses(topic, async (url) => {
    fetched.push(url);
    return publicKey.export({ format: 'pem', type: 'spki' }).toString();
  });

  function signed(change: Record<string, string>) {
    const envelope: Record<string, string> = {
      Type: 'Notification',
      MessageId: 'm1',
      TopicArn: topic,
      Message: '{}',
      Timestamp: '2026-05-04T08:00:00.000Z',
      SignatureVersion: '2',
      SigningCertURL: certUrl,
      ...change,
    };
    const names = [
      'Message',
      'MessageId',
      'Subject',
      'SubscribeURL',
      'Timestamp',
      'Token',
      'TopicArn',
      'Type',
    ];
    const text = names.flatMap((name) => (name in envelope ? [`${name}\n${envelope[name]}\n`] : [])).join('');
    return post({ ...envelope, Signature: createSign('sha256').update(text).sign(privateKey, 'base64') });
  }
  const bounce = (bounceType: string) =>
    JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType,
        feedbackId: 'f1',
        bouncedRecipients: [{ emailAddress: 'ada@example.com', status: '5.1.1' }],
      },
    });

  it.each([
    [bounce('Permanent'), 'hard', '5.1.1'],
    [bounce('Transient'), 'soft', '5.1.1'],
    [
      JSON.stringify({
        eventType: 'Complaint',
        complaint: { feedbackId: 'f1', complainedRecipients: [{ emailAddress: 'ada@example.com' }] },
      }),
      'complaint',
      null,
    ],
  ])('reports %s as %s', async (Message, kind, status) => {
    expect(await provider(signed({ Message }))).toEqual([
      { emailAddress: 'ada@example.com', kind, status, source: 'ses', reportId: 'f1' },
    ]);
  });

  it('has its topic subscribed, at Amazon only', async () => {
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=x';
    const confirmation = { Type: 'SubscriptionConfirmation', Token: 'x' };
    expect(await provider(signed({ ...confirmation, SubscribeURL }))).toEqual([]);
    expect(fetched).toContain(SubscribeURL);
    await provider(signed({ ...confirmation, SubscribeURL: 'https://evil.example/' }));
    expect(fetched).not.toContain('https://evil.example/');
  });

  it.each([
    ['another topic', { TopicArn: 'arn:aws:sns:eu-west-1:666:bounces' }],
    [
      'a certificate of another host',
      { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem' },
    ],
    ['a certificate without encryption', { SigningCertURL: certUrl.replace('https', 'http') }],
    ['a certificate at another port', { SigningCertURL: certUrl.replace('.com/', '.com:8443/') }],
  ])('is not believed with %s', async (_name, change) => {
    const before = fetched.length;
    expect(await provider(signed(change))).toBeUndefined();
    expect(fetched).toHaveLength(before);
  });

  it('is not believed when a word was changed', async () => {
    const genuine = signed({ Message: bounce('Permanent') });
    expect(await provider({ ...genuine, body: genuine.body.replace('ada', 'eve') })).toBeUndefined();
  });
});
