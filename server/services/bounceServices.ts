import type Router from '@koa/router';
import type { Config } from '#server/config/config.ts';
import type { Provider } from '#server/mail/bounces/Provider.ts';
import { mailgun } from '#server/mail/bounces/providers/mailgun.ts';
import { postmark } from '#server/mail/bounces/providers/postmark.ts';
import { sendgrid } from '#server/mail/bounces/providers/sendgrid.ts';
import { ses } from '#server/mail/bounces/providers/ses.ts';
import { createBouncesRouter } from '#server/mail/bounces/router.ts';
import { bounceClass } from '#server/mail/bounceClass.ts';
import type { Clock } from '#server/mail/clock.ts';
import type { SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import type { PostLimits } from '#server/forms/postLimits.ts';
import type { Logger } from '#server/logger.ts';
import { fetchText } from '#server/lib/fetchText.ts';

/** Whoever may report bounces and complaints: the mail providers whose keys are set, and a mailbox. */
export async function composeBounces(
  settings: Config['newsletter']['bounces'],
  parts: {
    admin: Pick<SubscriberAdmin, 'report' | 'addressOfMail'>;
    limits: Pick<PostLimits, 'countReport'>;
    onQueued: () => void;
    clock: Clock;
    logger: Logger;
  },
): Promise<{ router: Router | undefined; start: () => void; stop: () => Promise<void> }> {
  const { admin, onQueued, clock, logger } = parts;
  const shared = { take: admin.report, onQueued, logger };
  const providers = providersOf(settings);
  const mailbox =
    settings.imapUrl === undefined
      ? undefined
      : (await import('#server/mail/bounces/bounceMailbox.ts')).createBounceMailbox({
          url: settings.imapUrl,
          classOf: bounceClass,
          addressOfMail: admin.addressOfMail,
          after: clock.after,
          ...shared,
        });
  return {
    router:
      Object.keys(providers).length === 0
        ? undefined
        : createBouncesRouter({ providers, limits: parts.limits, now: clock.now, ...shared }),
    start: () => mailbox?.start(),
    stop: async () => mailbox?.stop(),
  };
}

function providersOf({ postmarkSecret, mailgunKey, sendgridKey, sesTopic }: Config['newsletter']['bounces']) {
  const providers: Record<string, Provider> = {};
  if (postmarkSecret !== undefined) providers['postmark'] = postmark(postmarkSecret);
  if (mailgunKey !== undefined) providers['mailgun'] = mailgun(mailgunKey);
  if (sendgridKey !== undefined) providers['sendgrid'] = sendgrid(sendgridKey);
  if (sesTopic !== undefined) providers['ses'] = ses(sesTopic, fetchGood);
  return providers;
}

/** Amazon's certificates and confirmations are a few kilobytes. */
async function fetchGood(url: string): Promise<string> {
  const { status, text } = await fetchText(url, { timeoutMs: 10_000, limitBytes: 64 * 1024 });
  if (status < 200 || status >= 300) throw new Error(`${new URL(url).host} answered ${status}`);
  return text;
}
