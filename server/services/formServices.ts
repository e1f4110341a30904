import type Router from '@koa/router';
import { dayMs, weekMs } from '#schema/durations.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import { createChores } from '#server/database/chores.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { startDatabase } from '#server/database/startDatabase.ts';
import { createFormChallenge } from '#server/forms/formChallenge.ts';
import { createChallengeRouter } from '#server/forms/challengeRouter.ts';
import { createFieldLabels } from '#server/enquiries/fieldLabels.ts';
import { createEnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createEnquiriesRouter } from '#server/enquiries/enquiryRouter.ts';
import { createPictureFetcher } from '#server/media/fetchPicture.ts';
import { systemClock } from '#server/mail/clock.ts';
import { createMail } from '#server/mail/createMail.ts';
import type { OutboxWorker } from '#server/mail/deliveryWorker.ts';
import { createMailViewerRouter } from '#server/mail/viewer/router.ts';
import { newsletterUrls } from '#server/newsletter/newsletterUrls.ts';
import { createNewsletterRouter } from '#server/newsletter/newsletterRouter.ts';
import { createSubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import type { SignUpCount } from '#server/newsletter/signUpCounts.ts';
import { createSubscriberStore, type SubscriberStore } from '#server/newsletter/subscriberStore.ts';
import type { SiteContentService } from '#server/content/siteContentService.ts';
import { asksNoChallenge } from '#server/forms/checkChallenge.ts';
import { createPostLimits } from '#server/forms/postLimits.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Logger } from '#server/logger.ts';
import { composeBounces } from './bounceServices.ts';
import { createMailLogo } from '#server/mail/mailLogo.ts';
import { createMailSenders } from '#server/mail/mailSenders.ts';

const logoBytes = 1024 * 1024;
const sentLifeMs = 30 * dayMs;
const givenUpLifeMs = 180 * dayMs;
/** With the week that runs: thirteen. */
const shownWeeksMs = 12 * weekMs;

export type Forms = {
  routers: {
    newsletter: Router;
    enquiries: Router;
    /** Undefined where forms are taken without a challenge. */
    challenge: Router | undefined;
    /** Undefined where no mail provider reports returned mails. */
    bounces: Router | undefined;
    /** In development alone. */
    mailViewer: Router | undefined;
  };
  describeToken: SubscriberStore['describeToken'];
  /** Why forms cannot be stored now; undefined where they can. */
  problem: () => Promise<string | undefined>;
  /** Of the outbox that all instances share, as of the last look. */
  outboxStatus: () => OutboxWorker['status'];
  /** Why messages wait, for `/readyz`. */
  warnings: () => readonly string[];
  /** Sign-ups of the last thirteen weeks, by week, language and page. */
  signUps: () => Promise<SignUpCount[]>;
  stop: () => Promise<void>;
};

/** What visitors send us: newsletter sign-ups and enquiries, their database, and the mails they cause. */
export async function composeForms(
  config: Config,
  parts: {
    logger: Logger;
    siteUrl: string;
    siteContent: SiteContentService;
    mediaPlaces: MediaPlaces;
    renderMail: RenderMail;
    fetchContent: FetchContent;
    isDevelopment: boolean;
  },
): Promise<Forms> {
  const { logger, siteUrl, siteContent, renderMail, isDevelopment } = parts;
  const { dataDir, enquiries, mail: mailSettings, newsletter } = config;
  if (config.privacyNotices === undefined) {
    logger.warn('PRIVACY_NOTICE_URL is not set: the forms link no privacy notice');
  }
  const clock = systemClock;
  const secretKey = await readSecretKey({ given: config.secretKey, dataDir, mayMake: true });
  const database = await startDatabase({ url: config.databaseUrl, dataDir, secretKey, logger });
  const limits = await createPostLimits({ redisUrl: config.redisUrl, logger });
  const senderOf = createMailSenders({
    siteContent,
    siteUrl,
    fallbackName: mailSettings.from.name,
    logoOf: createMailLogo({
      fetchPicture: createPictureFetcher({ media: parts.mediaPlaces, limitBytes: logoBytes }),
      logger,
    }),
  });
  const mail = createMail({
    database,
    settings: {
      ...mailSettings,
      enquiryRecipient: enquiries.recipient,
      enquiryLanguage: enquiries.language,
      webhook: newsletter.webhook,
      tool: newsletter.tool,
    },
    renderMail,
    senderOf,
    labelsOf: createFieldLabels({ fetchContent: parts.fetchContent, logger }),
    dataDir,
    onRefused: ({ kind, subjectId }) =>
      kind.startsWith('enquiry') ? Promise.resolve() : subscribers.markBounced(subjectId),
    clock,
    logger,
  });
  const storeParts = {
    database,
    mail: mail.newsletterMail,
    events: mail.subscriptionEvents,
    urls: newsletterUrls(siteUrl),
    disclosure: newsletter.disclosure,
    noticeVersion: newsletter.noticeVersion,
    sender: newsletter.sender,
    now: clock.now,
  };
  const subscribers = createSubscriberStore(storeParts);
  const subscriberAdmin = createSubscriberAdmin(storeParts);
  const enquiryStore = createEnquiryStore({ database, mail: mail.enquiryMail, now: clock.now });
  const challenge =
    config.formChallenge && createFormChallenge({ database, ...config.formChallenge, now: clock.now });
  const chores = createChores({
    chores: {
      subscribers: () => subscriberAdmin.purge(),
      enquiries: () => enquiryStore.purge(enquiries.retentionDays),
      ...(challenge && { challenges: challenge.purge }),
      outbox: () =>
        mail.outbox.purge({ sent: clock.now() - sentLifeMs, failed: clock.now() - givenUpLifeMs }),
    },
    after: clock.after,
    logger,
  });
  const bounces = await composeBounces(newsletter.bounces, {
    admin: subscriberAdmin,
    limits,
    onQueued: mail.worker.trigger,
    clock,
    logger,
  });
  let isStopped = false;
  void database.ready.then(() => {
    if (isStopped) return;
    mail.worker.start();
    chores.start();
    bounces.start();
  });

  const checkChallenge = challenge?.check ?? asksNoChallenge;
  const shared = { limits, checkChallenge, siteUrl: config.siteUrl, onQueued: mail.worker.trigger, logger };
  return {
    routers: {
      newsletter: createNewsletterRouter({ store: subscribers, ...shared }),
      enquiries: createEnquiriesRouter({ store: enquiryStore, ...shared }),
      challenge: challenge && createChallengeRouter({ challenge, limits }),
      bounces: bounces.router,
      mailViewer: isDevelopment ? createMailViewerRouter({ dataDir, renderMail, senderOf }) : undefined,
    },
    describeToken: subscribers.describeToken,
    problem: database.problem,
    outboxStatus: () => mail.worker.status,
    warnings: () => mail.worker.warnings,
    signUps: () => subscriberAdmin.signUpCounts(clock.now() - shownWeeksMs),
    async stop() {
      isStopped = true;
      await bounces.stop();
      await chores.stop();
      await mail.worker.stop();
      await limits.close();
      await database.close();
    },
  };
}
