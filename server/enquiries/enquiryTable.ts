import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { msg } from '#locales/msg.ts';
import { senderName, storedFields } from '#schema/enquiryFields.ts';
import type { Database } from '#server/database/openDatabase.ts';
import type { Enquiry } from '#server/database/tables.ts';
import { csvStream } from '#server/lib/csv.ts';
import { translate } from '#server/lib/translate.ts';
import { withAnswers, type AnsweredEnquiry } from './enquiryAnswers.ts';
import type { ReadableFields } from './enquiryLabels.ts';
import { newestFirst } from './enquirySearch.ts';

const headings = {
  sent: msg({ message: 'Time', comment: 'When an enquiry was sent' }),
  form: msg({ message: 'Form', comment: 'Which form an enquiry was sent by' }),
  language: msg({ message: 'Language', comment: 'The language an enquiry was written in' }),
  page: msg({ message: 'Page', comment: 'Where an enquiry was sent from' }),
  sender: msg({ message: 'Sender', comment: 'Heading in the table of enquiries: name of the sender' }),
  address: msg({
    message: 'Sender address',
    comment: 'Heading in the table of enquiries: email address of the sender',
  }),
  campaign: msg({
    message: 'Campaign',
    comment: 'Heading in the table of enquiries: utm parameters of the page',
  }),
  closed: msg({ message: 'Closed', comment: 'Heading in the table of enquiries: time of closing' }),
  answered: msg({
    message: 'Answered',
    comment: 'Heading in the table of enquiries: time of the last answer',
  }),
  answers: msg({ message: 'Answers', comment: 'Heading in the table of enquiries: text of all answers' }),
};
const otherFields = msg({
  message: 'Other fields',
  comment: 'Heading in the table of enquiries: fields that have no column of their own',
});

const Campaign = v.record(v.string(), v.string());

/**
 * Maximum number of field columns. Visitors can invent field names, so only the most frequent ones get a column and the
 * others share one.
 */
const maxColumns = 100;
const maxNames = 5000;

type Row = Record<string, string>;
type Column = { key: string; heading: string };

/**
 * Streams all enquiries as CSV, newest first, with a column for each field. Reads the table twice: the first pass
 * collects the columns.
 */
export async function enquiryTable(
  query: Database['query'],
  { readableFields, language }: { readableFields: ReadableFields; language: Locale },
): Promise<Readable> {
  const enquiries = query.selectFrom('enquiry').where('trashed_at', 'is', null);
  const labels = await fieldLabels(newestFirst(enquiries), readableFields, language);
  const columns: Column[] = [
    ...Object.entries(headings).map(([key, text]) => ({ key, heading: translate(language, text) })),
    ...uniqueHeadings(labels),
    { key: otherKey, heading: translate(language, otherFields) },
  ];
  return csvStream(columns, rowsOf());

  async function* rowsOf(): AsyncGenerator<Row> {
    for await (const enquiry of withAnswers(query, newestFirst(enquiries)))
      yield { ...fixedCells(enquiry), ...fieldCells(await readableFields(enquiry, language), labels) };
  }
}

const otherKey = 'other';
const keyOf = (name: string) => `field ${name}`;

/** Returns the labels of the fields by name, most frequent first. */
async function fieldLabels(
  enquiries: AsyncIterable<Enquiry>,
  readableFields: ReadableFields,
  language: Locale,
): Promise<Map<string, string>> {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for await (const enquiry of enquiries) {
    const fields = storedFields(enquiry.fields);
    const hasNewName = fields.some(({ name }) => !counts.has(name) && counts.size < maxNames);
    if (hasNewName)
      for (const { name, label } of await readableFields(enquiry, language))
        if (!labels.has(name) && labels.size < maxNames) labels.set(name, label);
    for (const { name } of fields)
      if (counts.has(name) || counts.size < maxNames) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const frequentNames = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxColumns);
  return new Map(frequentNames.map(([name]) => [name, labels.get(name) ?? name]));
}

/** Returns the columns of the fields. A label that several fields share is followed by the field's name. */
function uniqueHeadings(labels: ReadonlyMap<string, string>): Column[] {
  const labelCounts = new Map<string, number>();
  for (const label of labels.values()) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
  return [...labels].map(([name, label]) => ({
    key: keyOf(name),
    heading: (labelCounts.get(label) ?? 0) > 1 ? `${label} (${name})` : label,
  }));
}

function fixedCells(row: AnsweredEnquiry): Row {
  const campaign = Object.entries(campaignOf(row)).map(([name, value]) => `${name}: ${value}`);
  return {
    sent: isoTime(row.created_at),
    form: row.form ?? row.kind,
    language: row.locale,
    page: row.page ?? '',
    sender: senderName(storedFields(row.fields)),
    address: row.email_address ?? '',
    campaign: campaign.join('\n'),
    closed: isoTime(row.done_at),
    answered: isoTime(row.answered_at),
    answers: row.answers
      .map(({ createdAt, author, text }) => `${isoTime(createdAt)} ${author ?? ''}\n${text}`)
      .join('\n\n'),
  };
}

function fieldCells(fields: Awaited<ReturnType<ReadableFields>>, labels: ReadonlyMap<string, string>): Row {
  const ownCells = fields
    .filter(({ name }) => labels.has(name))
    .map(({ name, value }) => [keyOf(name), value]);
  const otherCells = fields
    .filter(({ name }) => !labels.has(name))
    .map(({ label, value }) => `${label}: ${value}`);
  return { ...Object.fromEntries(ownCells), [otherKey]: otherCells.join('\n') };
}

function isoTime(milliseconds: number | null): string {
  return milliseconds === null ? '' : new Date(milliseconds).toISOString();
}

/** Returns the `utm_…` parameters of an enquiry's page, by the part after the underscore. */
export function campaignOf({ campaign }: Pick<Enquiry, 'campaign'>): Record<string, string> {
  return campaign === null ? {} : v.parse(Campaign, JSON.parse(campaign));
}
