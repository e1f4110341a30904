import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readPages } from '#server/database/readPages.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';

export type NewEnquiry = {
  kind: 'lead' | 'contact';
  locale: Locale;
  page: string | null;
  emailAddress: string | null;
  fields: readonly { name: string; value: string }[];
  ipPrefix: string | null;
};

/** Tells the owner; queued in the transaction that stores the enquiry, so that neither is without the other. */
export type EnquiryMail = {
  queueNotice: (
    transaction: Transaction<Tables>,
    enquiry: Omit<NewEnquiry, 'ipPrefix'> & { enquiryId: string; createdAt: number },
  ) => Promise<void>;
  forget: (transaction: Transaction<Tables>, enquiryId: string) => Promise<void>;
};

export type EnquiryStore = {
  add: (enquiry: NewEnquiry) => Promise<void>;
  /** Oldest first, in pages. */
  list: () => AsyncIterable<Enquiry>;
  /** Removes every enquiry sent from an address, and the mails about it that still wait; says how many. */
  erase: (emailAddress: string) => Promise<number>;
  /** Removes what is older than the retention time. */
  purge: (retentionDays: number) => Promise<void>;
};

const pageSize = 200;
const dayMs = 24 * 60 * 60 * 1000;

export function createEnquiryStore(parts: {
  database: Database;
  mail: EnquiryMail;
  now: () => number;
}): EnquiryStore {
  const { database, mail, now } = parts;
  const { query } = database;
  return {
    add: ({ ipPrefix, ...enquiry }) =>
      query.transaction().execute(async (transaction) => {
        const enquiryId = randomUUID();
        const createdAt = now();
        await transaction
          .insertInto('enquiry')
          .values({
            id: enquiryId,
            kind: enquiry.kind,
            locale: enquiry.locale,
            page: enquiry.page,
            email_address: enquiry.emailAddress?.toLowerCase() ?? null,
            fields: JSON.stringify(enquiry.fields),
            ip_prefix: ipPrefix,
            created_at: createdAt,
          })
          .execute();
        await mail.queueNotice(transaction, { ...enquiry, enquiryId, createdAt });
      }),
    list: () => listPages(query),
    erase: (emailAddress) =>
      query.transaction().execute(async (transaction) => {
        const rows = await transaction
          .deleteFrom('enquiry')
          .where('email_address', '=', emailAddress.trim().toLowerCase())
          .returning('id')
          .execute();
        for (const row of rows) await mail.forget(transaction, row.id);
        return rows.length;
      }),
    purge: async (retentionDays) => {
      await query
        .deleteFrom('enquiry')
        .where('created_at', '<', now() - retentionDays * dayMs)
        .execute();
    },
  };
}

function listPages(query: Database['query']): AsyncIterable<Enquiry> {
  return readPages(pageSize, (last) => {
    const page = query.selectFrom('enquiry').selectAll().orderBy('created_at').orderBy('id').limit(pageSize);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}
