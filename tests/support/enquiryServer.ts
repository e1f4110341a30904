// Runs the enquiry endpoint in a separate process until it is killed. ENQUIRY_SERVER holds its options as JSON. Prints
// the endpoint and a sealed form.
import * as v from 'valibot';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { systemClock } from '#server/mail/clock.ts';
import { startEnquirySite } from './enquirySite.ts';

const ServerParts = v.object({
  databaseUrl: v.optional(v.string()),
  dataDir: v.string(),
  secretKey: v.string(),
  folder: v.string(),
});
export type ServerParts = v.InferOutput<typeof ServerParts>;

const { ENQUIRY_SERVER } = process.env;
if (ENQUIRY_SERVER !== undefined) await serve(v.parse(ServerParts, JSON.parse(ENQUIRY_SERVER)));

async function serve({ folder, databaseUrl: url, dataDir, secretKey }: ServerParts): Promise<void> {
  const database = await openDatabase({ url, dataDir, secretKey, logger: createLogger('silent') });
  const site = await startEnquirySite({
    database,
    clock: systemClock,
    mailUrl: 'smtp://127.0.0.1:9',
    uploads: { folder },
  });
  const form = site.sealForm({
    name: 'Tender',
    fields: [{ name: 'drawing', label: 'Your drawing', type: 'file', isRequired: true, choices: [] }],
  });
  process.stdout.write(`${JSON.stringify({ endpoint: site.endpoint, form })}\n`);
}
