import type { Readable } from 'node:stream';
import type { SelectQueryBuilder, Transaction } from 'kysely';
import * as v from 'valibot';
import type { OwnerEnquiry, OwnerEnquiryRequest } from '#schema/ownerEnquiries.ts';
import { isLocale, defaultLocale, type Locale } from '#locales/locales.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readPages } from '#server/database/readPages.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';
import { csvStream, mapAsync } from '#server/lib/csv.ts';

/** Puts the owner's answer into the outbox. */
export type QueueAnswer = (
  transaction: Transaction<Tables>,
  answer: { enquiryId: string; to: string; locale: Locale; text: string; fields: Enquiry['fields'] },
) => Promise<void>;

/** What an owner does with enquiries in WordPress. */
export type OwnerEnquiries = {
  /** Returns one page, newest first. Long texts are shortened: WordPress reads at most 1 MB of a response. */
  page: (
    filter: Extract<OwnerEnquiryRequest, { do: 'list' }>,
  ) => Promise<{ enquiries: OwnerEnquiry[]; total: number; open: number }>;
  read: (id: string) => Promise<OwnerEnquiry | undefined>;
  /** The name of a file of an enquiry; undefined where it has no such file. */
  fileName: (id: string, file: string) => Promise<string | undefined>;
  mark: (id: string, isDone: boolean) => Promise<void>;
  /** Queues a mail to the sender and marks the enquiry as done; once for an id. Undefined: there is no enquiry, or it has no address. */
  answer: (id: string, answer: { answerId: string; text: string }) => Promise<'queued' | undefined>;
  /** Streams all enquiries as CSV, newest first. */
  csv: () => Readable;
};

export const enquiriesPerPage = 25;
/** An enquiry may be 100 kB of text, so that a few dozen are enough to hold at a time. */
const readAtOnce = 50;
const shownInLists = { fields: 30, letters: 300 };
const columns = ['sent', 'form', 'language', 'page', 'address', 'campaign', 'fields', 'answered'];

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
      const { open } = await query
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      const first = (page - 1) * enquiriesPerPage;
      const words = search?.trim().toLowerCase() ?? '';
      const { rows, total } = await (words === ''
        ? pageOf(found, first)
        : matchesOf(newestFirst(found), words, first));
      return { enquiries: rows.map(shortened), total, open };
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
    csv: () => csvStream(columns, mapAsync(newestFirst(query.selectFrom('enquiry')), cells)),
  };
}

type Found = SelectQueryBuilder<Tables, 'enquiry', object>;
type EnquiryPage = { rows: Enquiry[]; total: number };

async function pageOf(found: Found, first: number): Promise<EnquiryPage> {
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(enquiriesPerPage)
    .offset(first)
    .execute();
  return { rows, total };
}

/**
 * Searches what visitors wrote. Not in SQL: the fields are JSON, whose keys and escapes would match too, and the databases
 * fold only ASCII letters, or refuse the control characters that a visitor may send.
 */
async function matchesOf(all: AsyncIterable<Enquiry>, words: string, first: number): Promise<EnquiryPage> {
  const escaped = JSON.stringify(words).slice(1, -1);
  const rows: Enquiry[] = [];
  let total = 0;
  for await (const row of all) {
    if (!row.email_address?.includes(words)) {
      // Cheaper than parsing: without a match in the JSON there is none in its values.
      if (!row.fields.toLowerCase().includes(escaped)) continue;
      if (!fieldsOf(row).some(({ value }) => value.toLowerCase().includes(words))) continue;
    }
    if (total >= first && rows.length < enquiriesPerPage) rows.push(row);
    total += 1;
  }
  return { rows, total };
}

function newestFirst(found: Found): AsyncIterable<Enquiry> {
  return readPages(readAtOnce, (last) => {
    const page = found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(readAtOnce);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}

function fieldsOf(row: Pick<Enquiry, 'fields'>): v.InferOutput<typeof StoredFields> {
  return v.parse(StoredFields, JSON.parse(row.fields));
}

/** Shortens what a list shows. JSON escapes control characters and lone surrogates with six bytes, so they are replaced. */
function shortened(row: Enquiry): OwnerEnquiry {
  const short = (text: string) => {
    const plain = text.slice(0, shownInLists.letters).replaceAll(/[^\P{Cc}\n]/gu, ' ');
    return (text.length > shownInLists.letters ? `${plain}…` : plain).toWellFormed();
  };
  const { fields, ...rest } = shown(row);
  return {
    ...rest,
    fields: fields
      .slice(0, shownInLists.fields)
      .map(({ name, value }) => ({ name: short(name), value: short(value) })),
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
    fields: fieldsOf(row),
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
