// Runs a newsletter site in a separate process that responds and sends until it is killed. NEWSLETTER_SERVER holds its
// options as JSON. Prints its origin.
import * as v from 'valibot';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { systemClock } from '#server/mail/clock.ts';
import { startNewsletterSite } from './newsletterSite.ts';

const ServerParts = v.object({
  databaseUrl: v.optional(v.string()),
  dataDir: v.string(),
  secretKey: v.string(),
  mailUrl: v.string(),
  /** Offset of the process's clock. */
  aheadMs: v.number(),
});
export type ServerParts = v.InferOutput<typeof ServerParts>;

const { NEWSLETTER_SERVER } = process.env;
if (NEWSLETTER_SERVER !== undefined) await serve(v.parse(ServerParts, JSON.parse(NEWSLETTER_SERVER)));

async function serve(serverParts: ServerParts): Promise<void> {
  const database = await openDatabase({
    url: serverParts.databaseUrl,
    dataDir: serverParts.dataDir,
    secretKey: serverParts.secretKey,
    logger: createLogger('silent'),
  });
  const site = await startNewsletterSite({
    database,
    clock: { ...systemClock, now: () => Date.now() + serverParts.aheadMs },
    mailUrl: serverParts.mailUrl,
  });
  site.worker.start();
  process.stdout.write(`${site.origin}\n`);
}
