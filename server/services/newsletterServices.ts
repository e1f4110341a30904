import * as parts from '#brand/parts.ts';
import type Router from '@koa/router';
import type { Locale } from '#locales/locales.ts';
import { weekMs } from '#schema/durations.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { Config } from '#server/config/config.ts';
import type { PostLimits } from '#server/forms/postLimits.ts';
import { fetchText } from '#server/lib/fetchText.ts';
import type { Logger } from '#server/logger.ts';
import { bounceClass } from '#server/mail/bounceClass.ts';
import { mailgun } from '#server/mail/bounces/providers/mailgun.ts';
import { postmark } from '#server/mail/bounces/providers/postmark.ts';
import { sendgrid } from '#server/mail/bounces/providers/sendgrid.ts';
import { ses } from '#server/mail/bounces/providers/ses.ts';
import { createBouncesRouter, type Provider } from '#server/mail/bounces/router.ts';
import type { Clock } from '#server/mail/clock.ts';
import { identityOf } from '#server/mail/deliverability/mailIdentity.ts';
import type { OnDelivered, OnRefused } from '#server/mail/deliveryAttempt.ts';
import { createHandOver } from '#server/mail/tools/draftIssue.ts';
import { createArchiveFeedRouter } from '#server/newsletter/issues/archiveFeedRouter.ts';
import { cleanIssue } from '#server/newsletter/issues/cleanIssueText.ts';
import { resetRefusedInRow, handleRefusal } from '#server/newsletter/issues/issueBrake.ts';
import { createIssuePreview } from '#server/newsletter/issues/issuePreview.ts';
import { createIssuePump } from '#server/newsletter/issues/issuePump.ts';
import { createIssuesRouter } from '#server/newsletter/issues/issueRouter.ts';
import { createIssueStore, type IssueStore } from '#server/newsletter/issues/issueStore.ts';
import { createNewsletterRouter } from '#server/newsletter/newsletterRouter.ts';
import { remindUnconfirmed } from '#server/newsletter/remindUnconfirmed.ts';
import { createSubscriberAdmin, type SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { describeToken } from '#server/newsletter/tokenState.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';
import type { BackgroundWork, DatabaseServices } from './databaseServices.ts';
import type { MailServices } from './mailServices.ts';

const archiveFreshMs = 5_000;
/** Period of the sign-ups shown: thirteen weeks, including the current week. */
const shownWeeksMs = 12 * weekMs;

export type NewsletterServices = Awaited<ReturnType<typeof createNewsletterServices>>;

/** Creates the newsletter: subscriptions, issues, the archive, and the handling of bounces. */
export async function createNewsletterServices(
  config: Config,
  deps: {
    storage: DatabaseServices;
    mail: MailServices;
    renderMail: RenderMail;
    siteUrl: string;
    /** Converts a URL of the content backend to a path on the site. */
    toSitePath: (url: string) => string;
    onIssueSent: () => void;
    logger: Logger;
  },
) {
  const { storage, mail, renderMail, siteUrl, logger } = deps;
  const { clock, database, limits, checkChallenge } = storage;
  const { newsletter: settings, ownerSecret: secret } = config;
  const { senderOf } = mail;
  const { now } = clock;
  const onQueued = mail.worker.trigger;
  const subscriptions = {
    database,
    mail: mail.newsletterMail,
    events: mail.subscriptionEvents,
    urls: newsletterUrls(siteUrl),
    disclosure: settings.disclosure,
    noticeVersion: settings.noticeVersion,
    sender: settings.sender,
    hasWelcome: settings.hasWelcome,
    now,
  };
  const issues = createIssueStore(subscriptions);
  const archive = cacheIssues(issues.published, now);
  const issuePump = createIssuePump({ store: issues, onQueued, after: clock.after, logger });
  const admin = createSubscriberAdmin(subscriptions);
  const bounces = await createBounceServices(settings.bounces, { admin, limits, onQueued, clock, logger });

  const work: BackgroundWork = {
    start() {
      bounces.start();
      if (parts.newsletter) issuePump.start();
    },
    async stop() {
      await bounces.stop();
      await issuePump.stop();
    },
    chores: {
      subscribers: () => admin.purge(),
      ...(settings.hasReminder && {
        async reminders() {
          if ((await remindUnconfirmed(subscriptions)) > 0) onQueued();
        },
      }),
    },
    warnings: async () => issuePump.warnings,
  };
  const onRefused: OnRefused = async ({ id, kind, ...refusal }) => {
    // The notice reports that the mail server rejects mails, so retry until the server accepts the notice itself.
    if (kind === 'issue-paused') return 'retry';
    // Rejected mails to the owner and about enquiries do not end a subscription.
    if (!kind.startsWith('newsletter-')) return 'settle';
    return handleRefusal(subscriptions, { messageId: id, ...refusal });
  };
  const onDelivered: OnDelivered = async ({ issueId }) => {
    if (issueId !== null) await resetRefusedInRow(subscriptions, issueId);
  };
  const issuesRouter = () =>
    createIssuesRouter({
      secret,
      store: issues,
      handOver:
        settings.tool &&
        createHandOver({ tool: settings.tool, renderMail, senderOf, from: config.mail.from }),
      clean: (content) => cleanIssue(content, { toSitePath: deps.toSitePath, siteUrl }),
      preview: createIssuePreview({ renderMail, senderOf }),
      reactivate: async (issueId) => admin.reactivate(await admin.findBounced({ issueId })),
      // Imported when an editor opens the form: the library is large.
      findMailFaults: async () =>
        (await import('#server/mail/deliverability/checkDeliverability.ts')).findMailFaults(
          identityOf(config.mail, siteUrl),
        ),
      countActive: admin.countActive,
      onQueued,
      onSent() {
        archive.clear();
        deps.onIssueSent();
      },
      now,
    });
  return {
    loadIssue: issues.inLanguage,
    onRefused,
    onDelivered,
    describeToken: (token: string) => describeToken(subscriptions, token),
    publishedIssues: archive.published,
    /** Sign-ups of the last thirteen weeks, by week, language and page. */
    signUps: () => admin.signUpCounts(now() - shownWeeksMs),
    work,
    routers: {
      newsletter: parts.newsletter
        ? createNewsletterRouter({
            ...{ subscriptions, limits, checkChallenge, siteUrl: config.siteUrl, onQueued, logger },
          })
        : undefined,
      issues: parts.newsletter ? issuesRouter() : undefined,
      archiveFeed: parts.newsletter
        ? createArchiveFeedRouter({ published: archive.published, senderOf, siteUrl })
        : undefined,
      bounces: bounces.router,
    },
  };
}

/** Caches a language's published issues for five seconds, so that invented archive URLs cause few queries. */
function cacheIssues(read: IssueStore['published'], now: () => number) {
  const cached = new Map<Locale, { at: number; issues: ReturnType<IssueStore['published']> }>();
  return {
    published(locale: Locale) {
      const last = cached.get(locale);
      if (last !== undefined && now() - last.at < archiveFreshMs) return last.issues;
      const issues = read(locale);
      cached.set(locale, { at: now(), issues });
      issues.catch(() => cached.delete(locale));
      return issues;
    },
    clear: () => cached.clear(),
  };
}

/**
 * Creates the receivers of bounce and complaint reports: webhooks for mail providers whose keys are set, and a mailbox.
 */
export async function createBounceServices(
  settings: Config['newsletter']['bounces'],
  deps: {
    admin: Pick<SubscriberAdmin, 'report' | 'addressOfMail'>;
    limits: Pick<PostLimits, 'countReport'>;
    onQueued: () => void;
    clock: Clock;
    logger: Logger;
  },
): Promise<{ router: Router | undefined; start: () => void; stop: () => Promise<void> }> {
  const { admin, onQueued, clock, logger } = deps;
  const sharedDeps = { storeReport: admin.report, onQueued, logger };
  const providers = providersOf(settings);
  const mailbox =
    settings.imapUrl === undefined
      ? undefined
      : (await import('#server/mail/bounces/bounceMailbox.ts')).createBounceMailbox({
          url: settings.imapUrl,
          classOf: bounceClass,
          addressOfMail: admin.addressOfMail,
          after: clock.after,
          ...sharedDeps,
        });
  return {
    router:
      Object.keys(providers).length === 0
        ? undefined
        : createBouncesRouter({ providers, limits: deps.limits, now: clock.now, ...sharedDeps }),
    start: () => mailbox?.start(),
    stop: async () => mailbox?.stop(),
  };
}

function providersOf({ postmarkSecret, mailgunKey, sendgridKey, sesTopic }: Config['newsletter']['bounces']) {
  const providers: Record<string, Provider> = {};
  if (postmarkSecret !== undefined) providers['postmark'] = postmark(postmarkSecret);
  if (mailgunKey !== undefined) providers['mailgun'] = mailgun(mailgunKey);
  if (sendgridKey !== undefined) providers['sendgrid'] = sendgrid(sendgridKey);
  if (sesTopic !== undefined) providers['ses'] = ses(sesTopic, fetchSmallText);
  return providers;
}

/** Fetches a certificate or confirmation from Amazon, a few kilobytes long. Rejects if the status is not 2xx. */
async function fetchSmallText(url: string): Promise<string> {
  const { status, text } = await fetchText(url, { timeoutMs: 10_000, limitBytes: 64 * 1024 });
  if (status < 200 || status >= 300) throw new Error(`${new URL(url).host} responded with ${status}`);
  return text;
}
