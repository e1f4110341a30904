import { defaultLocale } from '#locales/locales.ts';
import { type OwnerConfig, readOwnerConfig } from '#server/config/ownerConfig.ts';
import { type Database, openDatabase, sqliteFile } from '#server/database/openDatabase.ts';
import { removeFiles } from '#server/forms/uploads/uploadFolder.ts';
import { createEnquiryStore, type EnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { createEnquiryMail } from '#server/mail/enquiryMail.ts';
import { createDeadLetters, type DeadLetters } from '#server/mail/deadLetters.ts';
import { createNewsletterMail } from '#server/mail/newsletterMail.ts';
import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/mail/webhook.ts';
import { renewMessage } from '#server/newsletter/renewMessage.ts';
import { createSubscriberAdmin, type SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { createLogger } from '#server/logger.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSecretKey } from '#server/database/secretKey.ts';
import { loadSiteEnvironment } from '../loadSiteEnvironment.ts';
import { OwnerError } from './program.ts';

export type OwnerDeps = {
  admin: SubscriberAdmin;
  enquiries: EnquiryStore;
  outbox: Outbox;
  deadLetters: DeadLetters;
  /** Whether subscription events are sent to a mailing tool or a webhook. */
  hasTool: boolean;
  /** The mailing tool. `undefined` if events go to a webhook, or nowhere. */
  tool: OwnerConfig['tool'];
};

/** Runs a command with stores that use the site's database. */
export function withOwnerDeps<T>(runCommand: (deps: OwnerDeps) => Promise<T>): Promise<T> {
  return withOwnerDatabase((database, config) => runCommand(createParts(database, config)));
}

function createParts(database: Database, config: OwnerConfig): OwnerDeps {
  const { now } = Date;
  const outbox = createOutbox({ database, now });
  const subscriptions = {
    database,
    mail: createNewsletterMail({ outbox }),
    events: createSubscriptionEvents({ outbox, isWanted: config.hasTool }),
    urls: newsletterUrls(config.siteUrl),
    disclosure: 'reveal',
    noticeVersion: undefined,
    sender: undefined,
    now,
  } as const;
  const uploads = { remove: (ids: readonly string[]) => removeFiles(config.uploadDir, ids) };
  const enquiryMail = createEnquiryMail({
    outbox,
    recipient: undefined,
    language: defaultLocale,
    logger: createLogger('silent'),
  });
  return {
    admin: createSubscriberAdmin(subscriptions),
    enquiries: createEnquiryStore({ database, mail: enquiryMail, uploads, now }),
    outbox,
    deadLetters: createDeadLetters({
      database,
      renew: (transaction, row) => renewMessage(subscriptions, transaction, row),
      now,
    }),
    hasTool: config.hasTool,
    tool: config.tool,
  };
}

/**
 * Opens the database that the environment and `.env` configure while a command runs. Never creates a database, because
 * with a mistyped setting the command would then report an empty list.
 */
async function withOwnerDatabase<T>(
  runCommand: (database: Database, config: OwnerConfig) => Promise<T>,
): Promise<T> {
  process.umask(0o077);
  const config = readOwnerConfig(loadSiteEnvironment('production'));
  const file = path.resolve(config.dataDir, sqliteFile);
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new OwnerError(
      `The database ${file} does not exist. Check DATA_DIR; the site creates the database at its first start. Nothing was changed.`,
    );
  }
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    secretKey: await readSecretKey({ given: config.secretKey, dataDir: config.dataDir, mayMake: false }),
    mustExist: true,
    logger: createLogger('silent'),
  });
  try {
    return await runCommand(database, config);
  } finally {
    await database.close();
  }
}
