import { createPublicKey, verify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { hourMs, minuteMs } from '#schema/durations.ts';
import type { BounceReport } from '#schema/bounceReport.ts';
import { kindOfReply, statusIn, type Provider } from '#server/mail/bounces/router.ts';

/** Hosts of Amazon SNS. Excludes hosts of customers' buckets, such as `sns.s3.amazonaws.com`. */
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

const text = v.nullish(v.string());
const Recipient = v.object({ emailAddress: v.string(), status: text, diagnosticCode: text });
type Recipient = v.InferOutput<typeof Recipient>;
const Bounce = v.object({
  bounceType: v.string(),
  bounceSubType: text,
  feedbackId: v.string(),
  bouncedRecipients: v.array(Recipient),
});
const Message = v.object({
  notificationType: text,
  eventType: text,
  bounce: v.nullish(Bounce),
  complaint: v.nullish(
    v.object({
      feedbackId: v.string(),
      complaintSubType: text,
      complaintFeedbackType: text,
      complainedRecipients: v.array(Recipient),
    }),
  ),
  subscription: v.nullish(
    v.object({ newTopicPreferences: v.nullish(v.object({ unsubscribeAll: v.nullish(v.boolean()) })) }),
  ),
  mail: v.nullish(v.object({ messageId: text, destination: v.nullish(v.array(v.string())) })),
});

/** Maximum age of a message. Amazon retries for at most an hour, so much older messages are rejected as replays. */
const maxAgeMs = 2 * hourMs;
const maxClockSkewMs = 15 * minuteMs;
const maxCertificates = 10;

/**
 * Creates the reader of Amazon SES's notifications through SNS. Accepts only messages of the configured topic, signed
 * by a certificate from Amazon's host. Confirms the topic's subscription request on behalf of the owner.
 */
export function ses(topicArn: string, fetchText: (url: string) => Promise<string>): Provider {
  const certificates = new LRUCache<string, Promise<string>>({ max: maxCertificates });

  async function isSigned(envelope: Envelope): Promise<boolean> {
    const { SigningCertURL: url, Signature, SignatureVersion } = envelope;
    const pendingCertificate = certificates.get(url) ?? fetchText(url);
    certificates.set(url, pendingCertificate);
    const certificate = await pendingCertificate.catch((error: unknown) => {
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
    if (!(ageMs <= maxAgeMs && ageMs >= -maxClockSkewMs)) return undefined;
    if (!(await isSigned(envelope))) return undefined;
    if (envelope.Type === 'SubscriptionConfirmation') {
      if (!isTopicConfirmation(envelope.SubscribeURL ?? '', topicArn)) return undefined;
      await fetchText(envelope.SubscribeURL ?? '');
    }
    return envelope.Type === 'Notification' ? reportsOf(v.parse(Message, JSON.parse(envelope.Message))) : [];
  };
}

/**
 * Returns whether a URL confirms the subscription to our topic at Amazon. A message must not make us fetch anything
 * else.
 */
function isTopicConfirmation(text: string, topicArn: string): boolean {
  if (!subscribeUrl.test(text)) return false;
  const { searchParams } = new URL(text);
  return (
    searchParams.get('Action') === 'ConfirmSubscription' &&
    searchParams.get('TopicArn') === topicArn &&
    /^[\da-f]+$/.test(searchParams.get('Token') ?? '')
  );
}

/** Returns the text that Amazon signs. Only the message field can contain line breaks, so the text is unambiguous. */
function signedText(envelope: Envelope): string {
  const names =
    envelope.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names
    .flatMap((name) => (envelope[name] === undefined ? [] : [`${name}\n${envelope[name]}\n`]))
    .join('');
}

function reportsOf(message: v.InferOutput<typeof Message>): BounceReport[] {
  const { bounce, complaint, subscription, mail } = message;
  const report = (to: Recipient, kind: BounceReport['kind'], reportId: string): BounceReport => ({
    emailAddress: to.emailAddress,
    kind,
    status: statusIn(to.status ?? to.diagnosticCode ?? ''),
    source: 'ses',
    reportId,
    reply: to.diagnosticCode ?? undefined,
  });
  if (subscription?.newTopicPreferences?.unsubscribeAll === true) {
    const [emailAddress, ...otherRecipients] = mail?.destination ?? [];
    // Our mails have one recipient. With several, it is unclear who unsubscribed.
    if (emailAddress === undefined || otherRecipients.length > 0) return [];
    const to = { emailAddress, status: null, diagnosticCode: null };
    return [report(to, 'left', `subscription ${mail?.messageId ?? ''}`)];
  }
  const isComplaint = ['', 'abuse'].includes(complaint?.complaintFeedbackType ?? '');
  return [
    ...(bounce?.bouncedRecipients ?? []).map((to) =>
      report(
        to,
        bounceKind(bounce?.bounceType ?? '', bounce?.bounceSubType ?? '', to),
        bounce?.feedbackId ?? '',
      ),
    ),
    ...(isComplaint ? (complaint?.complainedRecipients ?? []) : []).map((to) =>
      report(to, 'complaint', complaint?.feedbackId ?? ''),
    ),
  ];
}

/**
 * Returns the kind of a bounce. `Suppressed` and `OnAccountSuppressionList` mark addresses that bounced before. For
 * `General` and `NoEmail`, the quoted reply decides, if there is one; `Undetermined` means that Amazon could not tell.
 */
function bounceKind(type: string, subType: string, to: Recipient): BounceReport['kind'] {
  if (type === 'Permanent' && /suppress/i.test(subType)) return 'hard';
  const replyKind = kindOfReply({ status: statusIn(to.status ?? ''), reply: to.diagnosticCode ?? undefined });
  if (type === 'Permanent') return subType === 'UnsubscribedRecipient' ? 'left' : (replyKind ?? 'hard');
  if (type !== 'Transient') return replyKind === 'soft' ? 'soft' : 'refused';
  return /toolarge|content|attachment/i.test(subType) || replyKind === 'refused' ? 'refused' : 'soft';
}
