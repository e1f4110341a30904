import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import * as v from 'valibot';
import { isLocale } from '#locales/locales.ts';
import type { OwnerConfig } from '#server/config.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { Subscriber, SubscriberStatus } from '#server/database/tables.ts';
import { createNewsletterMail } from '#server/features/mail/newsletterMail.ts';
import { createOutbox } from '#server/features/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/features/mail/webhook.ts';
import { newsletterUrls } from '#server/features/newsletter/newsletterUrls.ts';
import {
  createSubscriberAdmin,
  type ImportOutcome,
  type SubscriberAdmin,
} from '#server/features/newsletter/subscriberAdmin.ts';
import { isoTime, runCommand, withOwnerDatabase } from './ownerDatabase.ts';

const usage = `npm run newsletter -- <command>

  stats                                  how many subscribers have which status, how many mails wait
  list [--status S] [--addresses]        one line each; addresses only when asked for
  export [--status S]                    CSV on standard output, addresses included
  import <file.csv> --consent "…" [--locale en|da|de]
                                         adds the column email_address; --consent says when and how they agreed
  unsubscribe <address>                  for who asked by mail or telephone
  erase <address>                        forgets everything but a hash, so that no import brings it back`;

const Status = v.optional(v.picklist(['pending', 'active', 'unsubscribed', 'bounced']));

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      addresses: { type: 'boolean', default: false },
      consent: { type: 'string' },
      locale: { type: 'string', default: 'en' },
    },
  });
  const [command, argument] = positionals;
  const status = v.parse(Status, values.status);
  const { consent, locale } = values;
  const run = (task: (admin: SubscriberAdmin) => Promise<void>) =>
    withOwnerDatabase((database, config) => task(createAdmin(database, config)));

  if (command === 'stats') await withOwnerDatabase(stats);
  else if (command === 'list') await run((admin) => list(admin, status, values.addresses));
  else if (command === 'export') await run((admin) => exportCsv(admin, status));
  else if (command === 'import' && argument !== undefined) {
    if (consent === undefined)
      throw new Error('An import needs --consent "when, where and how these people agreed".');
    await run((admin) => importCsv(admin, argument, consent, locale));
  } else if (command === 'unsubscribe' && argument !== undefined) {
    await run(async (admin) => {
      console.log(
        (await admin.unsubscribe(argument)) ? 'Unsubscribed.' : 'Nobody of that address is on the list.',
      );
    });
  } else if (command === 'erase' && argument !== undefined) {
    await run(async (admin) => {
      const wasThere = await admin.erase(argument);
      console.log(
        wasThere ? 'Erased.' : 'Nobody of that address was on the list; imports will leave it out.',
      );
      console.log('Enquiries of the same person: npm run enquiries -- erase <address>');
    });
  } else return false;
  return true;
});

function createAdmin(database: Database, config: OwnerConfig): SubscriberAdmin {
  const { now } = Date;
  const outbox = createOutbox({ database, now });
  return createSubscriberAdmin({
    database,
    mail: createNewsletterMail({ outbox }),
    events: createSubscriptionEvents({ outbox, isWanted: config.hasWebhook }),
    urls: newsletterUrls(config.siteUrl),
    disclosure: 'reveal',
    now,
  });
}

async function stats(database: Database, config: OwnerConfig): Promise<void> {
  console.table(await createAdmin(database, config).countByStatus());
  const { waiting, failed, oldestWaitingAt } = await createOutbox({ database, now: Date.now }).state();
  const since = oldestWaitingAt === undefined ? '' : `, the oldest since ${isoTime(oldestWaitingAt)}`;
  console.log(`outbox: ${waiting} waiting${since}; ${failed} given up`);
}

async function list(
  admin: SubscriberAdmin,
  status: SubscriberStatus | undefined,
  addresses: boolean,
): Promise<void> {
  for await (const subscriber of admin.list(status)) {
    const who = addresses ? subscriber.email_address : subscriber.id;
    console.log(
      `${subscriber.status.padEnd(12)} ${subscriber.locale}  ${isoTime(subscriber.created_at)}  ${who}`,
    );
  }
}

async function exportCsv(admin: SubscriberAdmin, status: SubscriberStatus | undefined): Promise<void> {
  const rows = Readable.from(admin.list(status)).map((subscriber: Subscriber) => ({
    email_address: subscriber.email_address,
    status: subscriber.status,
    locale: subscriber.locale,
    created_at: isoTime(subscriber.created_at),
    confirmed_at: isoTime(subscriber.confirmed_at),
    left_at: isoTime(subscriber.left_at),
  }));
  const columns = ['email_address', 'status', 'locale', 'created_at', 'confirmed_at', 'left_at'];
  // A spreadsheet would run a cell that begins with an equals sign.
  await pipeline(rows, stringify({ header: true, columns, escape_formulas: true }), process.stdout, {
    end: false,
  });
}

async function importCsv(
  admin: SubscriberAdmin,
  file: string,
  consent: string,
  fallbackLocale: string,
): Promise<void> {
  if (!isLocale(fallbackLocale)) throw new Error('--locale is en, da or de.');
  const counts: Record<ImportOutcome | 'not active', number> = {
    imported: 0,
    known: 0,
    suppressed: 0,
    invalid: 0,
    'not active': 0,
  };
  const Row = v.object({
    email_address: v.string(),
    locale: v.optional(v.string()),
    status: v.optional(v.string()),
  });
  const rows = createReadStream(file).pipe(
    parse({ columns: true, bom: true, trim: true, skip_empty_lines: true }),
  );
  for await (const record of rows) {
    const row = v.parse(Row, record);
    if (row.status !== undefined && row.status !== '' && row.status !== 'active') {
      counts['not active'] += 1;
      continue;
    }
    const emailAddress = row.email_address.replace(/^'(?=[=+\-@])/, '');
    const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
    counts[await admin.importOne({ emailAddress, locale, consent })] += 1;
  }
  for (const [outcome, count] of Object.entries(counts)) console.log(`${outcome}: ${count}`);
}
