import { stringify } from 'csv-stringify/sync';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { OwnerEnquiry, OwnerEnquiryRequest } from '#schema/ownerEnquiries.ts';
import { isLocale, defaultLocale, type Locale } from '#locales/locales.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';

/** Puts the owner's answer into the outbox. */
export type QueueAnswer = (
  transaction: Transaction<Tables>,
  answer: { enquiryId: string; to: string; locale: Locale; text: string; fields: Enquiry['fields'] },
) => Promise<void>;

/** What an owner does with enquiries in WordPress. */
export type OwnerEnquiries = {
  /** Newest first, a page at a time. */
  page: (
    filter: Extract<OwnerEnquiryRequest, { do: 'list' }>,
  ) => Promise<{ enquiries: OwnerEnquiry[]; total: number; open: number }>;
  read: (id: string) => Promise<OwnerEnquiry | undefined>;
  /** The name of a file of an enquiry; undefined where it has no such file. */
  fileName: (id: string, file: string) => Promise<string | undefined>;
  mark: (id: string, isDone: boolean) => Promise<void>;
  /** Queues a mail to the sender and marks the enquiry as done; once for an id. Undefined: there is no enquiry, or it has no address. */
  answer: (id: string, answer: { answerId: string; text: string }) => Promise<'queued' | undefined>;
  /** The newest ten thousand, everything included. */
  csv: () => Promise<string>;
};

export const enquiriesPerPage = 25;
const mostExported = 10_000;

const StoredFields = v.array(v.object({ name: v.string(), value: v.string() }));
const Campaign = v.record(v.string(), v.string());

export function createOwnerEnquiries(deps: {
  database: Database;
  queueAnswer: QueueAnswer;
  now: () => number;
}): OwnerEnquiries {
  const { now } = deps;
  const { query } = deps.database;
  return {
    async page({ page, kind, state, search }) {
      let found = query.selectFrom('enquiry');
      if (kind !== undefined) found = found.where('kind', '=', kind);
      if (state === 'open') found = found.where('done_at', 'is', null);
      if (state === 'done') found = found.where('done_at', 'is not', null);
      const words = search?.trim().toLowerCase() ?? '';
      if (words !== '') {
        const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
        found = found.where(
          sql<boolean>`(lower(coalesce(email_address, '')) like ${like} escape '\\' or lower(fields) like ${like} escape '\\')`,
        );
      }
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const { open } = await query
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      const rows = await found
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(enquiriesPerPage)
        .offset((page - 1) * enquiriesPerPage)
        .execute();
      return { enquiries: rows.map(shown), total, open };
    },
    async read(id) {
      const row = await query.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const files = await query
        .selectFrom('enquiry_file')
        .select(['id', 'name', 'bytes'])
        .where('enquiry_id', '=', id)
        .execute();
      return { ...shown(row), files };
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
    async mark(id, isDone) {
      await query
        .updateTable('enquiry')
        .set({ done_at: isDone ? now() : null })
        .where('id', '=', id)
        .execute();
    },
    answer: (id, { answerId, text }) =>
      query.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('enquiry')
          .set((expression) => ({ done_at: expression.ref('done_at') }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined || row.email_address === null) return undefined;
        if (row.answer_id === answerId) return 'queued';
        await transaction
          .updateTable('enquiry')
          .set({ done_at: now(), answered_at: now(), answer_id: answerId })
          .where('id', '=', id)
          .execute();
        await deps.queueAnswer(transaction, {
          enquiryId: id,
          to: row.email_address,
          locale: isLocale(row.locale) ? row.locale : defaultLocale,
          text,
          fields: row.fields,
        });
        return 'queued';
      }),
    async csv() {
      const rows = await query
        .selectFrom('enquiry')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(mostExported)
        .execute();
      return stringify(rows.map(cells), {
        header: true,
        // A spreadsheet would run a cell that begins with an equals sign.
        escape_formulas: true,
      });
    },
  };
}

function shown(row: Enquiry): OwnerEnquiry {
  return {
    id: row.id,
    kind: row.kind,
    locale: row.locale,
    form: row.form,
    page: row.page,
    emailAddress: row.email_address,
    campaign: row.campaign === null ? {} : v.parse(Campaign, JSON.parse(row.campaign)),
    fields: v.parse(StoredFields, JSON.parse(row.fields)),
    files: [],
    createdAt: row.created_at,
    doneAt: row.done_at,
    answeredAt: row.answered_at,
  };
}

function cells(row: Enquiry): Record<string, string> {
  const { fields, campaign, createdAt, answeredAt, ...rest } = shown(row);
  return {
    sent: new Date(createdAt).toISOString(),
    form: rest.form ?? rest.kind,
    language: rest.locale,
    page: rest.page ?? '',
    address: rest.emailAddress ?? '',
    campaign: Object.entries(campaign)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    fields: fields.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    answered: answeredAt === null ? '' : new Date(answeredAt).toISOString(),
  };
}
