import { dayMs } from '#schema/durations.ts';
import type { LoadIssue, RenderMail } from '#schema/mail.ts';
import type { FetchContent } from '#schema/pageServices.ts';
import type { Config } from '#server/config/config.ts';
import type { SiteContentService } from '#server/content/siteContentService.ts';
import { createFieldLabels } from '#server/enquiries/fieldLabels.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import type { Logger } from '#server/logger.ts';
import { createMail } from '#server/mail/createMail.ts';
import type { OnDelivered, OnRefused } from '#server/mail/deliveryAttempt.ts';
import { createMailLogo } from '#server/mail/mailLogo.ts';
import { createMailPicture } from '#server/mail/mailPicture.ts';
import { createMailSenders } from '#server/mail/newsletterMail.ts';
import { createMailViewerRouter } from '#server/mail/viewer/router.ts';
import { createPictureFetcher } from '#server/media/fetchSource.ts';
import type { BackgroundWork, DatabaseServices } from './databaseServices.ts';

const logoBytes = 1024 * 1024;
const pictureBytes = 20 * 1024 * 1024;
const sentLifetimeMs = 30 * dayMs;
const failedLifetimeMs = 180 * dayMs;

export type MailServices = ReturnType<typeof createMailServices>;

/** Creates the outbox, the worker that sends its mails, and the functions that compose mails. */
export function createMailServices(
  config: Config,
  deps: {
    storage: DatabaseServices;
    siteUrl: string;
    siteContent: SiteContentService;
    mediaPlaces: MediaPlaces;
    renderMail: RenderMail;
    fetchContent: FetchContent;
    /** Texts of a newsletter issue. */
    loadIssue: LoadIssue;
    onRefused: OnRefused;
    onDelivered: OnDelivered;
    isDevelopment: boolean;
    logger: Logger;
  },
) {
  const { renderMail, logger } = deps;
  const { clock, database } = deps.storage;
  const { dataDir, enquiries, newsletter } = config;
  const pictures = (limitBytes: number) => ({
    fetchPicture: createPictureFetcher({ media: deps.mediaPlaces, limitBytes }),
    logger,
  });
  const senderOf = createMailSenders({
    siteContent: deps.siteContent,
    siteUrl: deps.siteUrl,
    fallbackName: config.mail.from.name,
    logoOf: createMailLogo(pictures(logoBytes)),
  });
  const labelsOf = createFieldLabels({ fetchContent: deps.fetchContent, logger });
  const mail = createMail({
    database,
    settings: {
      ...config.mail,
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
    loadIssue: deps.loadIssue,
    pictureOf: createMailPicture(pictures(pictureBytes)),
    dataDir,
    onRefused: deps.onRefused,
    onDelivered: deps.onDelivered,
    clock,
    logger,
  });
  const work: BackgroundWork = {
    start: mail.worker.start,
    stop: mail.worker.stop,
    chores: {
      outbox: () =>
        mail.outbox.purge({ sent: clock.now() - sentLifetimeMs, failed: clock.now() - failedLifetimeMs }),
    },
    warnings: async () => [
      ...mail.worker.warnings,
      ...(deps.siteUrl.startsWith('https:') && config.mail.url === undefined
        ? ['MAIL_URL is not set: mails are written to files and reach nobody']
        : []),
    ],
  };
  return {
    ...mail,
    senderOf,
    labelsOf,
    work,
    viewer: deps.isDevelopment ? createMailViewerRouter({ dataDir, renderMail, senderOf }) : undefined,
  };
}
