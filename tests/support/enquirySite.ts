import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import type { Locale } from '#locales/locales.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import type { FormDescription } from '#schema/customForm.ts';
import type { FieldLabels } from '#schema/mail.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createEnquiryStore, type EnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createReadableFields } from '#server/enquiries/enquiryLabels.ts';
import { createEnquiriesRouter } from '#server/enquiries/enquiryRouter.ts';
import type { Clock } from '#server/mail/clock.ts';
import { createMail, type MailSettings } from '#server/mail/createMail.ts';
import { createOwnerEnquiries } from '#server/enquiries/ownerEnquiries.ts';
import { createOwnerEnquiriesRouter } from '#server/enquiries/ownerRouter.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { wordPressSecret } from './newsletterSite.ts';
import { createPostLimits } from '#server/forms/postLimits.ts';
import { createDownloadLinks } from '#server/lib/downloadLinks.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createSealer } from '#server/lib/sealed.ts';
import { createLogger } from '#server/logger.ts';
import { renderMail, senderOf, siteUrl } from './mailParts.ts';
import { createFileScan } from '#server/forms/uploads/scanFile.ts';
import { createFileLedger } from '#server/forms/uploads/fileLedger.ts';
import { createUploadRoom } from '#server/forms/uploads/uploadRoom.ts';
import type { PaceLimits } from '#server/lib/minimumPace.ts';
import { createUploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import { portOf } from './portOf.ts';
import { noChallenge } from '#server/forms/challengeRouter.ts';

/** Small limits, so that tests upload little. */
export const uploadLimits = { files: 3, fileBytes: 100_000, totalBytes: 150_000 };

export const testKey = 'k'.repeat(32);

export type EnquirySite = {
  endpoint: string;
  store: EnquiryStore;
  sealForm: (form: FormDescription) => string;
  worker: ReturnType<typeof createMail>['worker'];
  outbox: ReturnType<typeof createMail>['outbox'];
  close: () => Promise<void>;
};

/** Starts the enquiry routes on a free port, wired as in the server. */
export async function startEnquirySite(options: {
  database: Database;
  clock: Clock;
  mailUrl: string;
  labelsOf?: FieldLabels;
  /** Language of the owner's mails. */
  language?: Locale;
  rules?: MailSettings['enquiryRules'];
  receiver?: MailSettings['enquiryReceiver'];
  uploads?: {
    folder: string;
    scan?: string;
    roomBytes?: number;
    hourBytes?: number;
    pace?: PaceLimits;
    /** Milliseconds after which an idle connection is closed. */
    silenceMs?: number;
  };
  lead?: LeadForm;
  checkChallenge?: typeof noChallenge;
}): Promise<EnquirySite> {
  const { database, clock } = options;
  const logger = createLogger('silent');
  const { outbox, worker, enquiryMail } = createMail({
    database,
    settings: {
      url: options.mailUrl,
      from: { name: 'Kystlink', address: 'hello@kystlink.example' },
      dkim: undefined,
      enquiryLanguage: options.language ?? 'en',
      enquiryRecipient: 'sales@kystlink.example',
      enquiryRules: options.rules,
      enquiryReceiver: options.receiver,
      unsubscribeAddress: 'hello@kystlink.example',
      webhook: undefined,
    },
    renderMail,
    senderOf,
    ...(options.labelsOf && { labelsOf: options.labelsOf }),
    dataDir: '.',
    onRefused: async () => 'settle',
    onDelivered: async () => {},
    clock,
    logger,
  });
  const ledger = createFileLedger({ query: database.query, now: clock.now });
  const { roomBytes = 10_000_000, hourBytes = 10_000_000, pace } = options.uploads ?? {};
  const limits = await createPostLimits({
    redisUrl: undefined,
    logger,
    uploads: { hourBytes, totalBytes: uploadLimits.totalBytes },
  });
  const folder = options.uploads?.folder ?? path.join(tmpdir(), 'no-uploads');
  const room = createUploadRoom({ folder, roomBytes, fileBytes: uploadLimits.fileBytes, ledger, limits });
  const uploads = createUploadFolder({
    folder,
    limits: uploadLimits,
    scan: createFileScan({ command: options.uploads?.scan, timeoutMs: 2_000 }),
    ledger,
    room,
  });
  const store = createEnquiryStore({ database, mail: enquiryMail, uploads, now: clock.now });
  const owner = createOwnerEnquiries({
    database,
    readableFields: createReadableFields({ labelsOf: options.labelsOf }),
    queueAnswer: enquiryMail.queueAnswer,
    now: clock.now,
  });
  const forms = createFormSeal(createSealer(testKey, 'form'), clock.now);
  const app = new Koa({ proxy: true });
  // Errors of connections that a test cuts.
  app.silent = true;
  app.use(
    createEnquiriesRouter({
      store,
      limits,
      checkChallenge: options.checkChallenge ?? noChallenge,
      siteUrl,
      openForm: forms.open,
      uploads,
      uploadLimits,
      ...(pace && { pace }),
      ...(options.lead && { lead: options.lead }),
      downloads: createDownloadLinks(createSealer(testKey, 'download'), clock.now),
      onQueued: worker.trigger,
      logger,
    }).routes(),
  );
  app.use(errorResponses(logger));
  app.use(
    createOwnerEnquiriesRouter({
      secret: wordPressSecret,
      enquiries: owner,
      store,
      uploads,
      onQueued: worker.trigger,
      logger,
      now: clock.now,
    }).routes(),
  );
  const server = app.listen(0, '127.0.0.1');
  if (options.uploads?.silenceMs !== undefined) server.timeout = options.uploads.silenceMs;
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}/api/enquiries`,
    store,
    sealForm: forms.seal,
    worker,
    outbox,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await worker.stop();
      await limits.close();
    },
  };
}
