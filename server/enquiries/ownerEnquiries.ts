import type { Readable } from 'node:stream';
import type { Locale } from '#locales/locales.ts';
import type {
  EnquiryCounts,
  OwnerEnquiry,
  OwnerEnquiryRequest,
  OwnerEnquirySummary,
} from '#schema/ownerEnquiries.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { addAnswer, readAnswers, type QueueAnswer } from './enquiryAnswers.ts';
import type { ReadableFields } from './enquiryLabels.ts';
import { countEnquiries, findEnquiries, summaryOf } from './enquirySearch.ts';
import { campaignOf, enquiryTable } from './enquiryTable.ts';

type Request<Name> = Extract<OwnerEnquiryRequest, { do: Name }>;
type Change = 'done' | 'open' | 'trash' | 'restore';

/** The owner's actions on enquiries in WordPress. */
export type OwnerEnquiries = {
  /** Returns one page of the list. */
  page: (
    filter: Request<'list'>,
  ) => Promise<{ enquiries: OwnerEnquirySummary[]; total: number; counts: EnquiryCounts }>;
  count: () => Promise<EnquiryCounts>;
  read: (id: string, language: Locale) => Promise<OwnerEnquiry | undefined>;
  /** Returns the name of an enquiry's file; `undefined` if the enquiry has no such file. */
  fileName: (id: string, file: string) => Promise<string | undefined>;
  /** Closes or reopens enquiries, moves them to the trash or restores them. Returns their number. */
  change: (ids: readonly string[], change: Change) => Promise<number>;
  /**
   * Queues a reply to the sender and closes the enquiry. Idempotent by the reply's id. Returns `undefined` if the
   * enquiry does not exist or has no email address.
   */
  answer: (id: string, answer: Omit<Request<'answer'>, 'do' | 'id'>) => Promise<'queued' | undefined>;
  /** Streams all enquiries as CSV, newest first. */
  csv: (language: Locale) => Promise<Readable>;
};

export function createOwnerEnquiries(deps: {
  database: Database;
  readableFields: ReadableFields;
  queueAnswer: QueueAnswer;
  now: () => number;
}): OwnerEnquiries {
  const { now, readableFields, queueAnswer } = deps;
  const { query } = deps.database;
  return {
    async page(filter) {
      const { rows, total } = await findEnquiries(query, filter);
      const enquiries = rows.map((row) => summaryOf(row, { isShort: true }));
      return { enquiries, total, counts: await countEnquiries(query) };
    },
    count: () => countEnquiries(query),
    async read(id, language) {
      const row = await query.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const files = await query
        .selectFrom('enquiry_file')
        .select(['id', 'name', 'bytes'])
        .where('enquiry_id', '=', id)
        .execute();
      return {
        ...summaryOf(row, { isShort: false }),
        campaign: campaignOf(row),
        fields: await readableFields(row, language),
        files,
        answers: (await readAnswers(query, [id])).get(id) ?? [],
      };
    },
    async fileName(id, file) {
      const row = await query
        .selectFrom('enquiry_file')
        .select('name')
        .where('id', '=', file)
        .where('enquiry_id', '=', id)
        .executeTakeFirst();
      return row?.name;
    },
    async change(ids, change) {
      const { numUpdatedRows } = await query
        .updateTable('enquiry')
        .set(columnsFor(change, now()))
        .where('id', 'in', [...ids])
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    answer: (enquiryId, { answerId, text, author }) =>
      query
        .transaction()
        .execute((transaction) =>
          addAnswer(transaction, { id: answerId, enquiryId, text, author }, { queueAnswer, now: now() }),
        ),
    csv: (language) => enquiryTable(query, { readableFields, language }),
  };
}

function columnsFor(change: Change, now: number) {
  switch (change) {
    case 'done':
      return { done_at: now };
    case 'open':
      return { done_at: null };
    case 'trash':
      return { trashed_at: now };
    case 'restore':
      return { trashed_at: null };
  }
}
