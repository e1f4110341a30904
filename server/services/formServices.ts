import type { Locale } from '#locales/locales.ts';
import * as parts from '#brand/parts.ts';
import type Router from '@koa/router';
import { dayMs, minuteMs, weekMs } from '#schema/durations.ts';
import type { RenderMail } from '#schema/mail.ts';
import type { FetchContent, PageServices } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import { createClockCheck } from '#server/database/clockCheck.ts';
import { createChores } from '#server/database/chores.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { startDatabase } from '#server/database/startDatabase.ts';
import { createChallengeRouter, noChallenge, createFormChallenge } from '#server/forms/challengeRouter.ts';
import { createFieldLabels } from '#server/enquiries/fieldLabels.ts';
import { createReadableFields } from '#server/enquiries/enquiryLabels.ts';
import { createEnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createEnquiriesRouter } from '#server/enquiries/enquiryRouter.ts';
import { systemClock, type Clock } from '#server/mail/clock.ts';
import { createMail } from '#server/mail/createMail.ts';
import type { DeliveryWorker } from '#server/mail/deliveryWorker.ts';
import { createMailViewerRouter } from '#server/mail/viewer/router.ts';
import { createNewsletterRouter } from '#server/newsletter/newsletterRouter.ts';
import { createSubscriberAdmin, type SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import type { SignUpCount } from '#server/newsletter/signUpCounts.ts';
import { createSubscriberStore, type SubscriberStore } from '#server/newsletter/subscriberStore.ts';
import type { SiteContentService } from '#server/content/siteContentService.ts';
import { createPostLimits, type PostLimits } from '#server/forms/postLimits.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Logger } from '#server/logger.ts';
import { createMailLogo } from '#server/mail/mailLogo.ts';
import { createMailPicture } from '#server/mail/mailPicture.ts';
import { createOwnerEnquiries } from '#server/enquiries/ownerEnquiries.ts';
import { createOwnerEnquiriesRouter } from '#server/enquiries/ownerRouter.ts';
import { createArchiveFeedRouter } from '#server/newsletter/issues/archiveFeedRouter.ts';
import { createHandOver } from '#server/mail/tools/draftIssue.ts';
import { cleanIssue } from '#server/newsletter/issues/cleanIssueText.ts';
import { createIssuePreview } from '#server/newsletter/issues/issuePreview.ts';
import { createIssuePump } from '#server/newsletter/issues/issuePump.ts';
import { readIssueFigures } from '#server/newsletter/issues/issueFigures.ts';
import { createIssuesRouter } from '#server/newsletter/issues/issueRouter.ts';
import { createIssueStore, type IssueStore } from '#server/newsletter/issues/issueStore.ts';
import { remindUnconfirmed } from '#server/newsletter/remindUnconfirmed.ts';
import { createFiguresRouter } from '#server/operations/figures.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';
import { createMailSenders } from '#server/mail/newsletterMail.ts';
import { createWeeklyMeasures, type WeeklyMeasures } from '#server/operations/weeklyMeasures.ts';
import { createPageCounts, type PageCounts } from '#server/operations/pageCounts.ts';
import { createPictureFetcher } from '#server/media/fetchSource.ts';
import { mailgun } from '#server/mail/bounces/providers/mailgun.ts';
import { postmark } from '#server/mail/bounces/providers/postmark.ts';
import { sendgrid } from '#server/mail/bounces/providers/sendgrid.ts';
import { ses } from '#server/mail/bounces/providers/ses.ts';
import { createBouncesRouter, type Provider } from '#server/mail/bounces/router.ts';
import { bounceClass } from '#server/mail/bounceClass.ts';
import { createDownloadLinks, type DownloadLinks } from '#server/lib/downloadLinks.ts';
import { createFileScan } from '#server/forms/uploads/scanFile.ts';
import { createFileLedger } from '#server/forms/uploads/fileLedger.ts';
import { createUploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import { createUploadRoom } from '#server/forms/uploads/uploadRoom.ts';
import { createUploadSweep } from '#server/forms/uploads/uploadSweep.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { fetchText } from '#server/lib/fetchText.ts';

const logoBytes = 1024 * 1024;
const pictureBytes = 20 * 1024 * 1024;
const secondSweepMs = 20 * minuteMs;
const sentLifeMs = 30 * dayMs;
const givenUpLifeMs = 180 * dayMs;
/** With the week that runs: thirteen. */
const shownWeeksMs = 12 * weekMs;

export type FormServices = {
  routers: {
    /** Undefined where the part is off (`brand/parts.ts`). */
    newsletter: Router | undefined;
    /** What WordPress does with issues of the newsletter. */
    issues: Router | undefined;
    archiveFeed: Router | undefined;
    /** What WordPress shows and does of enquiries. */
    ownerEnquiries: Router;
    figures: Router;
    enquiries: Router | undefined;
    /** Undefined where forms are taken without a challenge. */
    challenge: Router | undefined;
    /** Undefined where no mail provider reports returned mails. */
    bounces: Router | undefined;
    /** In development alone. */
    mailViewer: Router | undefined;
  };
  /** How often one visitor may ask for what is not kept. */
  limits: PostLimits;
  describeToken: SubscriberStore['describeToken'];
  /** Of the newsletter's archive. */
  publishedIssues: IssueStore['published'];
  sealForm: PageServices['sealForm'];
  /** Of the files that forms give in return. */
  downloads: DownloadLinks;
  /** Why forms cannot be stored now; undefined where they can. */
  problem: () => Promise<string | undefined>;
  /** Of the outbox that all instances share, as of the last look. */
  outboxStatus: () => DeliveryWorker['status'];
  /** Why messages wait, and faults of the upload folder, for `/readyz`. */
  warnings: () => Promise<readonly string[]>;
  /** Sign-ups of the last thirteen weeks, by week, language and page. */
  signUps: () => Promise<SignUpCount[]>;
  /** Undefined where the site counts nothing itself. */
  pageCounts: PageCounts | undefined;
  /** Undefined where searches and pages are not measured. */
  measures: WeeklyMeasures | undefined;
  stop: () => Promise<void>;
};

/** What visitors send us: newsletter sign-ups and enquiries, their database, and the mails they cause. */
export async function createFormServices(
  config: Config,
  deps: {
    logger: Logger;
    siteUrl: string;
    siteContent: SiteContentService;
    mediaPlaces: MediaPlaces;
    /** Path of the site for an address of the content host. */
    toSitePath: (url: string) => string;
    renderMail: RenderMail;
    fetchContent: FetchContent;
    onIssueSent: () => void;
    isDevelopment: boolean;
  },
): Promise<FormServices> {
  const { logger, siteUrl, siteContent, renderMail, isDevelopment } = deps;
  const { dataDir, enquiries, mail: mailSettings, newsletter } = config;
  if (config.privacyNotices === undefined) {
    logger.warn('PRIVACY_NOTICE_URL is not set; forms do not link to a privacy notice');
  }
  const clock = systemClock;
  const secretKey = await readSecretKey({ given: config.secretKey, dataDir, mayMake: true });
  const database = await startDatabase({ url: config.databaseUrl, dataDir, secretKey, logger });
  const { hourBytes, limits: uploadLimits } = config.uploads;
  const limits = await createPostLimits({
    redisUrl: config.redisUrl,
    logger,
    uploads: { hourBytes, totalBytes: uploadLimits.totalBytes },
  });
  const senderOf = createMailSenders({
    siteContent,
    siteUrl,
    fallbackName: mailSettings.from.name,
    logoOf: createMailLogo({
      fetchPicture: createPictureFetcher({ media: deps.mediaPlaces, limitBytes: logoBytes }),
      logger,
    }),
  });
  const labelsOf = createFieldLabels({ fetchContent: deps.fetchContent, logger });
  const mail = createMail({
    database,
    settings: {
      ...mailSettings,
      enquiryRecipient: enquiries.recipient,
      enquiryRules: enquiries.rules,
      enquiryReceiver: enquiries.receiver,
      enquiryLanguage: enquiries.language,
      webhook: newsletter.webhook,
      tool: newsletter.tool,
    },
    renderMail,
    senderOf,
    labelsOf,
    issueWordsOf: (id, locale) => issues.words(id, locale),
    pictureOf: createMailPicture({
      fetchPicture: createPictureFetcher({ media: deps.mediaPlaces, limitBytes: pictureBytes }),
      logger,
    }),
    dataDir,
    onRefused: async ({ id, kind, ...refusal }) => {
      // The relay that the notice is about has to take it.
      if (kind === 'issue-paused') return 'retry';
      return isAboutSubscriber(kind) ? subscribers.takeRefusal({ messageId: id, ...refusal }) : 'settle';
    },
    onDelivered: async ({ issueId }) => {
      if (issueId !== null) await subscribers.noteAccepted(issueId);
    },
    clock,
    logger,
  });
  const storeDeps = {
    database,
    mail: mail.newsletterMail,
    events: mail.subscriptionEvents,
    urls: newsletterUrls(siteUrl),
    disclosure: newsletter.disclosure,
    noticeVersion: newsletter.noticeVersion,
    sender: newsletter.sender,
    hasWelcome: newsletter.hasWelcome,
    now: clock.now,
  };
  const issues = createIssueStore(storeDeps);
  const archive = rememberIssues(issues.published, clock.now);
  const issuePump = createIssuePump({
    store: issues,
    onQueued: mail.worker.trigger,
    after: clock.after,
    logger,
  });
  const subscribers = createSubscriberStore(storeDeps);
  const subscriberAdmin = createSubscriberAdmin(storeDeps);
  const { query } = database;
  const ledger = createFileLedger({ query, now: clock.now });
  const uploadSweep = createUploadSweep({ folder: config.uploads.folder, ledger, query, logger });
  const uploadRoom = createUploadRoom({
    ...config.uploads,
    fileBytes: uploadLimits.fileBytes,
    ledger,
    limits,
  });
  const uploads = createUploadFolder({
    ...config.uploads,
    room: uploadRoom,
    scan: createFileScan(config.uploads.scan),
    ledger,
    claim: uploadSweep.claim,
  });
  const enquiryStore = createEnquiryStore({ database, mail: mail.enquiryMail, uploads, now: clock.now });
  let cancelSweep = () => {};
  const ownerEnquiries = createOwnerEnquiries({
    database,
    readableFields: createReadableFields({ labelsOf }),
    queueAnswer: mail.enquiryMail.queueAnswer,
    now: clock.now,
  });
  const challenge =
    config.formChallenge && createFormChallenge({ database, ...config.formChallenge, now: clock.now });
  const pageCounts = config.countsPages ? createPageCounts({ database, now: clock.now, logger }) : undefined;
  const measures = config.measuresWeeks
    ? createWeeklyMeasures({ database, now: clock.now, logger })
    : undefined;
  const clockCheck = createClockCheck({ database, now: clock.now, uptime: () => performance.now(), logger });
  const chores = createChores({
    mayRun: clockCheck.isPlausible,
    chores: {
      subscribers: () => subscriberAdmin.purge(),
      ...(newsletter.hasReminder && {
        async reminders() {
          if ((await remindUnconfirmed(storeDeps)) > 0) mail.worker.trigger();
        },
      }),
      enquiries: () => enquiryStore.purge(enquiries.retentionDays),
      uploads: uploadSweep.sweep,
      ...(challenge && { challenges: challenge.purge }),
      ...(pageCounts && { 'page counts': pageCounts.purge }),
      ...(measures && { measures: measures.purge }),
      outbox: () =>
        mail.outbox.purge({ sent: clock.now() - sentLifeMs, failed: clock.now() - givenUpLifeMs }),
    },
    after: clock.after,
    logger,
  });
  const bounces = await createBounceServices(newsletter.bounces, {
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
    // By then the uploads of a process that was killed before this start are old enough.
    cancelSweep = clock.after(secondSweepMs, () => {
      const sweep = async () => void ((await clockCheck.isPlausible()) && (await uploadSweep.sweep()));
      sweep().catch((err: unknown) => logger.warn({ err }, 'upload folder could not be cleaned up'));
    });
    chores.start();
    pageCounts?.start();
    measures?.start();
    bounces.start();
    if (parts.newsletter) issuePump.start();
  });

  const formSeal = createFormSeal(createSealer(secretKey, 'form'), clock.now);
  const downloads = createDownloadLinks(createSealer(secretKey, 'download'), clock.now);
  const checkChallenge = challenge?.check ?? noChallenge;
  const shared = { limits, checkChallenge, siteUrl: config.siteUrl, onQueued: mail.worker.trigger, logger };
  return {
    routers: {
      newsletter: parts.newsletter ? createNewsletterRouter({ store: subscribers, ...shared }) : undefined,
      issues: parts.newsletter
        ? createIssuesRouter({
            secret: config.ownerSecret,
            store: issues,
            handOver:
              newsletter.tool &&
              createHandOver({ tool: newsletter.tool, renderMail, senderOf, from: mailSettings.from }),
            clean: (content) => cleanIssue(content, { toSitePath: deps.toSitePath, siteUrl }),
            preview: createIssuePreview({ renderMail, senderOf }),
            reactivate: async (issueId) =>
              subscriberAdmin.reactivate(await subscriberAdmin.findBounced({ issueId })),
            countActive: subscriberAdmin.countActive,
            onQueued: mail.worker.trigger,
            onSent() {
              archive.forget();
              deps.onIssueSent();
            },
            now: clock.now,
          })
        : undefined,
      enquiries:
        parts.leadForm || parts.contactForm
          ? createEnquiriesRouter({
              store: enquiryStore,
              openForm: formSeal.open,
              downloads,
              uploads,
              uploadLimits,
              ...shared,
            })
          : undefined,
      figures: createFiguresRouter({
        secret: config.ownerSecret,
        database,
        readIssues: (since) => readIssueFigures(database.query, since),
        measures,
        now: clock.now,
      }),
      ownerEnquiries: createOwnerEnquiriesRouter({
        secret: config.ownerSecret,
        enquiries: ownerEnquiries,
        store: enquiryStore,
        uploads,
        onQueued: mail.worker.trigger,
        logger,
        now: clock.now,
      }),
      archiveFeed: parts.newsletter
        ? createArchiveFeedRouter({ published: archive.published, senderOf, siteUrl })
        : undefined,
      challenge: challenge && createChallengeRouter({ challenge, limits }),
      bounces: bounces.router,
      mailViewer: isDevelopment ? createMailViewerRouter({ dataDir, renderMail, senderOf }) : undefined,
    },
    limits,
    describeToken: subscribers.describeToken,
    publishedIssues: archive.published,
    sealForm: formSeal.seal,
    downloads,
    problem: database.problem,
    outboxStatus: () => mail.worker.status,
    warnings: async () => [
      ...mail.worker.warnings,
      ...issuePump.warnings,
      ...clockCheck.warnings(),
      ...(await uploadSweep.warnings()),
      ...(await uploadRoom.warnings()),
    ],
    signUps: () => subscriberAdmin.signUpCounts(clock.now() - shownWeeksMs),
    pageCounts,
    measures,
    async stop() {
      isStopped = true;
      cancelSweep();
      await pageCounts?.stop();
      await measures?.stop();
      await bounces.stop();
      await chores.stop();
      await issuePump.stop();
      await mail.worker.stop();
      await limits.close();
      await database.close();
    },
  };
}

/** Mails to the owner and to people who sent an enquiry end no subscription. */
function isAboutSubscriber(kind: string): boolean {
  return kind.startsWith('newsletter-');
}

const rememberedMs = 5_000;

/** Anybody can make up addresses in the archive without end: all of them read the database once in five seconds, together. */
function rememberIssues(read: IssueStore['published'], now: () => number) {
  const known = new Map<Locale, { at: number; issues: ReturnType<IssueStore['published']> }>();
  return {
    published(locale: Locale) {
      const last = known.get(locale);
      if (last !== undefined && now() - last.at < rememberedMs) return last.issues;
      const issues = read(locale);
      known.set(locale, { at: now(), issues });
      // A failure is nothing to remember.
      issues.catch(() => known.delete(locale));
      return issues;
    },
    forget: () => known.clear(),
  };
}

/** Whoever may report bounces and complaints: the mail providers whose keys are set, and a mailbox. */
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
        : createBouncesRouter({ providers, limits: deps.limits, now: clock.now, ...shared }),
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
  if (status < 200 || status >= 300) throw new Error(`${new URL(url).host} responded with ${status}`);
  return text;
}
