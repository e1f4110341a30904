import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

/** Webhook request of a provider. */
export type ReportPost = { body: string; headers: Record<string, string> };

const elliptic = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Keys with which the site accepts the signatures below. */
export const reportKeys = {
  postmark: 'a-secret-of-at-least-32-characters',
  mailgun: 'key-123',
  sendgrid: elliptic.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  sesTopic: 'arn:aws:sns:eu-west-1:123456789012:bounces',
  sesCertificate: rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};

export const sesCertificateUrl =
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';

export function postmarkPost(report: object, password = reportKeys.postmark): ReportPost {
  const credentials = Buffer.from(`site:${password}`).toString('base64');
  return { body: JSON.stringify(report), headers: { authorization: `Basic ${credentials}` } };
}

/** Returns a Mailgun report. Signs the given values, whatever their types, unless a signature is given. */
export function mailgunPost(
  event: object,
  signed: { timestamp: unknown; token?: unknown; signature?: unknown },
): ReportPost {
  const { timestamp, token = 'a8'.repeat(25) } = signed;
  const text = `${String(timestamp)}${String(token)}`;
  const { signature = createHmac('sha256', reportKeys.mailgun).update(text).digest('hex') } = signed;
  return {
    body: JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event }),
    headers: {},
  };
}

export function sendgridPost(events: readonly object[], timestamp: string): ReportPost {
  const body = JSON.stringify(events);
  const signature = createSign('sha256')
    .update(timestamp + body)
    .sign(elliptic.privateKey, 'base64');
  return {
    body,
    headers: {
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature,
    },
  };
}

/** Returns a signed SNS message. Applies `change` before signing it. */
export function sesPost(timeMs: number, change: Record<string, string>): ReportPost {
  const envelope: Record<string, string> = {
    Type: 'Notification',
    MessageId: 'm1',
    TopicArn: reportKeys.sesTopic,
    Message: '{}',
    Timestamp: new Date(timeMs).toISOString(),
    SignatureVersion: '2',
    SigningCertURL: sesCertificateUrl,
    ...change,
  };
  const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.flatMap((name) => (name in envelope ? [`${name}\n${envelope[name]}\n`] : [])).join('');
  const algorithm = envelope['SignatureVersion'] === '1' ? 'sha1' : 'sha256';
  const signature = createSign(algorithm).update(text).sign(rsa.privateKey, 'base64');
  return { body: JSON.stringify({ Signature: signature, ...envelope }), headers: {} };
}

export function sesBounce(
  bounceType: string,
  emailAddress = 'ada@example.com',
  bounce: object = {},
  recipient: object = {},
): string {
  const bouncedRecipients = [{ emailAddress, status: '5.1.1', ...recipient }];
  return JSON.stringify({
    notificationType: 'Bounce',
    bounce: { bounceType, feedbackId: 'f1', bouncedRecipients, ...bounce },
  });
}
