import { createPublicKey, verify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { statusIn, type Provider } from '#server/mail/bounces/router.ts';

/** Hosts of Amazon's own, not those of its customers' buckets, such as `sns.s3.amazonaws.com`. */
const snsHost = String.raw`sns\.[a-z]{2}(?:-[a-z]+)+-\d{1,2}\.amazonaws\.com(?:\.cn)?`;
const certificateUrl = new RegExp(`^https://${snsHost}/SimpleNotificationService-[\\da-f]{1,64}\\.pem$`);
const subscribeUrl = new RegExp(`^https://${snsHost}/\\?[\\w:=&%-]+$`);

const line = v.pipe(v.string(), v.regex(/^[^\r\n]*$/));

const Envelope = v.object({
  Type: v.picklist(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: line,
  Message: v.string(),
  Subject: v.optional(line),
  SubscribeURL: v.optional(line),
  Token: v.optional(line),
  TopicArn: line,
  Timestamp: v.pipe(v.string(), v.isoTimestamp()),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: v.string(),
  SigningCertURL: v.pipe(v.string(), v.regex(certificateUrl)),
});
type Envelope = v.InferOutput<typeof Envelope>;

const Recipient = v.object({ emailAddress: v.string(), status: v.optional(v.string()) });
const Message = v.object({
  notificationType: v.optional(v.string()),
  eventType: v.optional(v.string()),
  bounce: v.optional(
    v.object({ bounceType: v.string(), feedbackId: v.string(), bouncedRecipients: v.array(Recipient) }),
  ),
  complaint: v.optional(v.object({ feedbackId: v.string(), complainedRecipients: v.array(Recipient) })),
});

/** Amazon tries for an hour at most. A report that came is not believed again much later, nor one from the future. */
const oldestMs = 2 * hourMs;
const soonestMs = 15 * minuteMs;
const maxCertificates = 10;

/**
 * Amazon SES through SNS. Only posts of the one topic count, signed by a certificate that Amazon's own host serves. The
 * topic's request to subscribe is answered, so that it need not be pressed by hand.
 */
export function ses(topicArn: string, fetchText: (url: string) => Promise<string>): Provider {
  const certificates = new LRUCache<string, Promise<string>>({ max: maxCertificates });

  async function isSigned(envelope: Envelope): Promise<boolean> {
    const { SigningCertURL: url, Signature, SignatureVersion } = envelope;
    const loading = certificates.get(url) ?? fetchText(url);
    certificates.set(url, loading);
    const certificate = await loading.catch((error: unknown) => {
      certificates.delete(url);
      throw error;
    });
    const algorithm = SignatureVersion === '1' ? 'sha1' : 'sha256';
    const signature = Buffer.from(Signature, 'base64');
    return verify(algorithm, Buffer.from(signedText(envelope)), createPublicKey(certificate), signature);
  }

  return async ({ body, nowMs }) => {
    const parsed = v.safeParse(Envelope, JSON.parse(body));
    if (!parsed.success || parsed.output.TopicArn !== topicArn) return undefined;
    const envelope = parsed.output;
    const ageMs = nowMs - Date.parse(envelope.Timestamp);
    if (!(ageMs <= oldestMs && ageMs >= -soonestMs)) return undefined;
    if (!(await isSigned(envelope))) return undefined;
    if (envelope.Type === 'SubscriptionConfirmation') {
      if (!confirms(envelope.SubscribeURL ?? '', topicArn)) return undefined;
      await fetchText(envelope.SubscribeURL ?? '');
    }
    return envelope.Type === 'Notification' ? reportsOf(v.parse(Message, JSON.parse(envelope.Message))) : [];
  };
}

/** A post chooses what we fetch only as far as it confirms our topic at Amazon. */
function confirms(text: string, topicArn: string): boolean {
  if (!subscribeUrl.test(text)) return false;
  const { searchParams } = new URL(text);
  return (
    searchParams.get('Action') === 'ConfirmSubscription' &&
    searchParams.get('TopicArn') === topicArn &&
    /^[\da-f]+$/.test(searchParams.get('Token') ?? '')
  );
}

/** Only the message may have several lines, so there is one way to read the text. */
function signedText(envelope: Envelope): string {
  const names =
    envelope.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names
    .flatMap((name) => (envelope[name] === undefined ? [] : [`${name}\n${envelope[name]}\n`]))
    .join('');
}

function reportsOf({ bounce, complaint }: v.InferOutput<typeof Message>): BounceReport[] {
  const report = (
    { emailAddress, status }: v.InferOutput<typeof Recipient>,
    kind: BounceReport['kind'],
    reportId: string,
  ): BounceReport => ({ emailAddress, kind, status: statusIn(status), source: 'ses', reportId });
  const bounceKind = bounce?.bounceType === 'Permanent' ? 'hard' : 'soft';
  return [
    ...(bounce?.bouncedRecipients ?? []).map((to) => report(to, bounceKind, bounce?.feedbackId ?? '')),
    ...(complaint?.complainedRecipients ?? []).map((to) =>
      report(to, 'complaint', complaint?.feedbackId ?? ''),
    ),
  ];
}
