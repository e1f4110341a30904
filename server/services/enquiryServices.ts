import * as parts from '#brand/parts.ts';
import { minuteMs } from '#schema/durations.ts';
import type { Config } from '#server/config/config.ts';
import { createReadableFields } from '#server/enquiries/enquiryLabels.ts';
import { createEnquiriesRouter } from '#server/enquiries/enquiryRouter.ts';
import { createEnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createFormSeal } from '#server/enquiries/formSeal.ts';
import { createOwnerEnquiries } from '#server/enquiries/ownerEnquiries.ts';
import { createOwnerEnquiriesRouter } from '#server/enquiries/ownerRouter.ts';
import { createFileLedger } from '#server/forms/uploads/fileLedger.ts';
import { createFileScan } from '#server/forms/uploads/scanFile.ts';
import { createUploadFolder } from '#server/forms/uploads/uploadFolder.ts';
import { createUploadRoom } from '#server/forms/uploads/uploadRoom.ts';
import { createUploadSweep } from '#server/forms/uploads/uploadSweep.ts';
import { createDownloadLinks } from '#server/lib/downloadLinks.ts';
import { createSealer } from '#server/lib/sealed.ts';
import type { Logger } from '#server/logger.ts';
import type { BackgroundWork, DatabaseServices } from './databaseServices.ts';
import type { MailServices } from './mailServices.ts';

const secondSweepMs = 20 * minuteMs;

/** Creates the enquiry feature: the store, uploaded files, notices, and the owner's screens in WordPress. */
export function createEnquiryServices(
  config: Config,
  { storage, mail, logger }: { storage: DatabaseServices; mail: MailServices; logger: Logger },
) {
  const { clock, database, limits, secretKey } = storage;
  const { now } = clock;
  const onQueued = mail.worker.trigger;
  const { sweep, room, uploads } = createUploads(config.uploads, storage, logger);
  const store = createEnquiryStore({ database, mail: mail.enquiryMail, uploads, now });
  const formSeal = createFormSeal(createSealer(secretKey, 'form'), now);
  const downloads = createDownloadLinks(createSealer(secretKey, 'download'), now);
  let cancelSweep = () => {};
  const work: BackgroundWork = {
    start() {
      // By then, uploads that a killed process left behind are old enough to be removed.
      cancelSweep = clock.after(secondSweepMs, () => {
        const run = async () => void ((await storage.isClockPlausible()) && (await sweep.sweep()));
        run().catch((err: unknown) => logger.warn({ err }, 'upload folder could not be cleaned up'));
      });
    },
    stop: async () => cancelSweep(),
    chores: {
      enquiries: () => store.purge(config.enquiries.retentionDays),
      uploads: sweep.sweep,
    },
    warnings: async () => [...(await sweep.warnings()), ...(await room.warnings())],
  };
  return {
    sealForm: formSeal.seal,
    /** Download links for the files that forms offer. */
    downloads,
    work,
    routers: {
      enquiries:
        parts.leadForm || parts.contactForm
          ? createEnquiriesRouter({
              store,
              openForm: formSeal.open,
              downloads,
              uploads,
              uploadLimits: config.uploads.limits,
              limits,
              checkChallenge: storage.checkChallenge,
              siteUrl: config.siteUrl,
              onQueued,
              logger,
            })
          : undefined,
      ownerEnquiries: createOwnerEnquiriesRouter({
        secret: config.ownerSecret,
        enquiries: createOwnerEnquiries({
          database,
          readableFields: createReadableFields({ labelsOf: mail.labelsOf }),
          queueAnswer: mail.enquiryMail.queueAnswer,
          now,
        }),
        store,
        uploads,
        onQueued,
        logger,
        now,
      }),
    },
  };
}

/** Creates the store of uploaded files, with a quota and the removal of unused files. */
function createUploads(
  settings: Config['uploads'],
  { database: { query }, clock, limits }: DatabaseServices,
  logger: Logger,
) {
  const ledger = createFileLedger({ query, now: clock.now });
  const sweep = createUploadSweep({ folder: settings.folder, ledger, query, logger });
  const room = createUploadRoom({ ...settings, fileBytes: settings.limits.fileBytes, ledger, limits });
  const scan = createFileScan(settings.scan);
  return {
    sweep,
    room,
    uploads: createUploadFolder({ ...settings, room, scan, ledger, claim: sweep.claim }),
  };
}
