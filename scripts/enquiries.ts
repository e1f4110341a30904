import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify';
import * as v from 'valibot';
import type { Database } from '#server/database/openDatabase.ts';
import type { Enquiry } from '#server/database/tables.ts';
import { createEnquiryStore, type EnquiryStore } from '#server/features/enquiries/enquiryStore.ts';
import { createEnquiryMail } from '#server/features/mail/enquiryMail.ts';
import { createOutbox } from '#server/features/mail/outbox.ts';
import { createLogger } from '#server/logger.ts';
import { isoTime, runCommand, withOwnerDatabase } from './ownerDatabase.ts';

const usage = `npm run enquiries -- <command>

  list               one line each, without names or words
  export             CSV on standard output, everything included
  erase <address>    removes what was sent from an address`;

const StoredFields = v.array(v.object({ name: v.string(), value: v.string() }));

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [command, argument] = positionals;
  const run = (task: (store: EnquiryStore) => Promise<void>) =>
    withOwnerDatabase((database) => task(createStore(database)));

  if (command === 'list') await run(list);
  else if (command === 'export') await run(exportCsv);
  else if (command === 'erase' && argument !== undefined) {
    await run(async (store) => console.log(`Erased: ${await store.erase(argument)}`));
  } else return false;
  return true;
});

function createStore(database: Database): EnquiryStore {
  const { now } = Date;
  const outbox = createOutbox({ database, now });
  const mail = createEnquiryMail({ outbox, recipient: undefined, logger: createLogger('silent') });
  return createEnquiryStore({ database, mail, now });
}

async function list(store: EnquiryStore): Promise<void> {
  for await (const enquiry of store.list()) {
    console.log(
      `${isoTime(enquiry.created_at)}  ${enquiry.kind.padEnd(7)}  ${enquiry.locale}  ${enquiry.page ?? ''}`,
    );
  }
}

async function exportCsv(store: EnquiryStore): Promise<void> {
  const rows = Readable.from(store.list()).map((enquiry: Enquiry) => ({
    id: enquiry.id,
    kind: enquiry.kind,
    locale: enquiry.locale,
    page: enquiry.page ?? '',
    created_at: isoTime(enquiry.created_at),
    email_address: enquiry.email_address ?? '',
    fields: v
      .parse(StoredFields, JSON.parse(enquiry.fields))
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
  }));
  const columns = ['id', 'kind', 'locale', 'page', 'created_at', 'email_address', 'fields'];
  // A spreadsheet would run a cell that begins with an equals sign.
  await pipeline(rows, stringify({ header: true, columns, escape_formulas: true }), process.stdout, {
    end: false,
  });
}
