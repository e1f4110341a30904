import type { SelectQueryBuilder } from 'kysely';
import { messageOf, senderName, storedFields } from '#schema/enquiryFields.ts';
import type {
  EnquiryCounts,
  EnquirySortKey,
  OwnerEnquiryRequest,
  OwnerEnquirySummary,
} from '#schema/ownerEnquiries.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readPages } from '#server/database/readPages.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';

type Selection = SelectQueryBuilder<Tables, 'enquiry', object>;
type Filter = Extract<OwnerEnquiryRequest, { do: 'list' }>;
type Ordering = Pick<Filter, 'orderBy' | 'order'>;

/** Enquiries per query. An enquiry may contain 100 kB of text, so only a few dozen are read at a time. */
const batchSize = 50;
const maxSummaryLength = 300;

const columnOf = {
  sent: 'created_at',
  address: 'email_address',
  form: 'kind',
  page: 'page',
} as const satisfies Record<EnquirySortKey, keyof Enquiry>;

/** Returns one page of the enquiries that match a filter, and the total number of matches. */
export async function findEnquiries(
  query: Database['query'],
  filter: Filter,
): Promise<{ rows: Enquiry[]; total: number }> {
  const { page, perPage, kind, state, search } = filter;
  let selection: Selection = query.selectFrom('enquiry');
  if (kind !== undefined) selection = selection.where('kind', '=', kind);
  selection = selection.where('trashed_at', state === 'trash' ? 'is not' : 'is', null);
  if (state === 'open') selection = selection.where('done_at', 'is', null);
  if (state === 'done') selection = selection.where('done_at', 'is not', null);
  const offset = (page - 1) * perPage;
  const searchText = search?.trim().toLowerCase() ?? '';
  if (searchText !== '') {
    const ids = await findMatches(selection, searchText, filter);
    const pageIds = ids.slice(offset, offset + perPage);
    if (pageIds.length === 0) return { rows: [], total: ids.length };
    const rows = await query.selectFrom('enquiry').selectAll().where('id', 'in', pageIds).execute();
    return { rows: rows.sort((a, b) => pageIds.indexOf(a.id) - pageIds.indexOf(b.id)), total: ids.length };
  }
  const { total } = await selection
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selection
    .selectAll()
    .orderBy(columnOf[filter.orderBy], filter.order)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Returns the number of enquiries in each state. */
export async function countEnquiries(query: Database['query']): Promise<EnquiryCounts> {
  const { all, done, trash } = await query
    .selectFrom('enquiry')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('trashed_at', 'is', null).as('all'),
      fn
        .countAll<number>()
        .filterWhere('trashed_at', 'is', null)
        .filterWhere('done_at', 'is not', null)
        .as('done'),
      fn.countAll<number>().filterWhere('trashed_at', 'is not', null).as('trash'),
    ])
    .executeTakeFirstOrThrow();
  return { all, open: all - done, done, trash };
}

/**
 * Searches the visitors' texts and returns the ids of matches in order. SQL is not suitable: the fields are JSON, whose
 * keys and escapes would match too, and databases ignore case only of ASCII letters or reject control characters that
 * visitors may send.
 */
async function findMatches(selection: Selection, searchText: string, ordering: Ordering): Promise<string[]> {
  const escaped = JSON.stringify(searchText).slice(1, -1);
  const matches: { id: string; key: string }[] = [];
  const column = columnOf[ordering.orderBy];
  for await (const row of newestFirst(selection)) {
    if (!row.email_address?.includes(searchText)) {
      // Cheaper than parsing: values can match only if the JSON does.
      if (!row.fields.toLowerCase().includes(escaped)) continue;
      if (!storedFields(row.fields).some(({ value }) => value.toLowerCase().includes(searchText))) continue;
    }
    matches.push({ id: row.id, key: ordering.orderBy === 'sent' ? '' : String(row[column] ?? '') });
  }
  const sign = ordering.order === 'asc' ? 1 : -1;
  // Matches are read newest first. The sort is stable, so equal keys stay in that order.
  if (ordering.orderBy !== 'sent') matches.sort((a, b) => sign * a.key.localeCompare(b.key));
  else if (ordering.order === 'asc') matches.reverse();
  return matches.map(({ id }) => id);
}

/** Reads all enquiries of a selection, newest first, a few at a time. */
export function newestFirst(selection: Selection): AsyncIterable<Enquiry> {
  return readPages(batchSize, (last) => {
    const page = selection.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(batchSize);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}

/**
 * Returns an enquiry's summary for the list. WordPress reads at most 1 MB of a response, and JSON encodes a control
 * character or lone surrogate in six bytes. Therefore shortens texts and replaces these characters.
 */
export function summaryOf(row: Enquiry, { isShort }: { isShort: boolean }): OwnerEnquirySummary {
  const fields = storedFields(row.fields);
  const message = messageOf(fields)?.value ?? '';
  return {
    id: row.id,
    kind: row.kind,
    locale: row.locale,
    form: row.form,
    page: row.page,
    name: shorten(senderName(fields)),
    emailAddress: row.email_address,
    message: isShort ? shorten(message) : message,
    createdAt: row.created_at,
    doneAt: row.done_at,
    answeredAt: row.answered_at,
    trashedAt: row.trashed_at,
  };
}

function shorten(text: string): string {
  const printable = text.slice(0, maxSummaryLength).replaceAll(/[^\P{Cc}\n]/gu, ' ');
  return (text.length > maxSummaryLength ? `${printable}…` : printable).toWellFormed();
}
