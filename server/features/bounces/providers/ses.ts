import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import type { BounceReport } from '#schema/bounceReport.ts';
import type { Provider } from '#server/features/bounces/Provider.ts';

const Envelope = v.object({
  Type: v.picklist(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: v.string(),
  Message: v.string(),
  Subject: v.optional(v.string()),
  SubscribeURL: v.optional(v.string()),
  Token: v.optional(v.string()),
  TopicArn: v.string(),
  Timestamp: v.string(),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: v.string(),
  SigningCertURL: v.string(),
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

const snsHost = /^sns\.[a-z\d-]{2,30}\.amazonaws\.com(\.cn)?$/;

/**
 * Amazon SES through SNS. Only posts of the one topic count, signed by a certificate that Amazon's own host serves. The
 * topic's request to subscribe is answered, so that it need not be pressed by hand.
 */
export function ses(topicArn: string, fetchText: (url: string) => Promise<string>): Provider {
  const certificates = new Map<string, Promise<string>>();

  async function isSigned(envelope: Envelope): Promise<boolean> {
    const { SigningCertURL: url, Signature, SignatureVersion } = envelope;
    if (!isAmazons(url, /\.pem$/)) return false;
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

  return async ({ body }) => {
    const parsed = v.safeParse(Envelope, JSON.parse(body));
    if (!parsed.success || parsed.output.TopicArn !== topicArn) return undefined;
    const envelope = parsed.output;
    if (!(await isSigned(envelope))) return undefined;
    if (envelope.Type === 'SubscriptionConfirmation' && isAmazons(envelope.SubscribeURL ?? '', /^\/$/)) {
      await fetchText(envelope.SubscribeURL ?? '');
    }
    return envelope.Type === 'Notification' ? reportsOf(v.parse(Message, JSON.parse(envelope.Message))) : [];
  };
}

/** A forged post must not choose whose certificate it is checked with, nor what we fetch. */
function isAmazons(text: string, path: RegExp): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, pathname } = new URL(text);
  return protocol === 'https:' && port === '' && snsHost.test(hostname) && path.test(pathname);
}

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
    { emailAddress, status = undefined }: v.InferOutput<typeof Recipient>,
    kind: BounceReport['kind'],
    reportId: string,
  ): BounceReport => ({ emailAddress, kind, status: status ?? null, source: 'ses', reportId });
  const bounceKind = bounce?.bounceType === 'Permanent' ? 'hard' : 'soft';
  return [
    ...(bounce?.bouncedRecipients ?? []).map((to) => report(to, bounceKind, bounce?.feedbackId ?? '')),
    ...(complaint?.complainedRecipients ?? []).map((to) =>
      report(to, 'complaint', complaint?.feedbackId ?? ''),
    ),
  ];
}
