import type { Kysely, Transaction } from 'kysely';
import { isLocale, defaultLocale, type Locale } from '#locales/locales.ts';
import type { OwnerAnswer } from '#schema/ownerEnquiries.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';

/** Adds the mail with a reply to the outbox, under the id of the reply. */
export type QueueAnswer = (
  transaction: Transaction<Tables>,
  answer: {
    id: string;
    enquiryId: string;
    to: string;
    locale: Locale;
    text: string;
    fields: Enquiry['fields'];
  },
) => Promise<void>;

export type AnsweredEnquiry = Enquiry & { answers: OwnerAnswer[] };

const batchSize = 50;

/** Yields enquiries with their replies, a few enquiries at a time. */
export async function* withAnswers(
  query: Kysely<Tables>,
  enquiries: AsyncIterable<Enquiry>,
): AsyncGenerator<AnsweredEnquiry> {
  let batch: Enquiry[] = [];
  for await (const enquiry of enquiries) {
    batch.push(enquiry);
    if (batch.length < batchSize) continue;
    yield* await addAnswers(query, batch);
    batch = [];
  }
  yield* await addAnswers(query, batch);
}

async function addAnswers(query: Kysely<Tables>, enquiries: readonly Enquiry[]): Promise<AnsweredEnquiry[]> {
  const answers = await readAnswers(
    query,
    enquiries.flatMap(({ id, answered_at: answeredAt }) => (answeredAt === null ? [] : [id])),
  );
  return enquiries.map((enquiry) => ({ ...enquiry, answers: answers.get(enquiry.id) ?? [] }));
}

/** Returns the replies to enquiries by the enquiry's id, oldest reply first. */
export async function readAnswers(
  query: Kysely<Tables>,
  enquiryIds: readonly string[],
): Promise<Map<string, OwnerAnswer[]>> {
  const answersByEnquiry = new Map<string, OwnerAnswer[]>();
  if (enquiryIds.length === 0) return answersByEnquiry;
  const rows = await query
    .selectFrom('enquiry_answer as answer')
    .leftJoin('outbox', 'outbox.id', 'answer.id')
    .select([
      'answer.id',
      'answer.enquiry_id',
      'answer.text',
      'answer.author',
      'answer.created_at',
      'answer.sent_at as sent_before',
      'answer.failed_at as failed_before',
      'outbox.sent_at',
      'outbox.failed_at',
      'outbox.last_error',
    ])
    .where('answer.enquiry_id', 'in', [...enquiryIds])
    .orderBy('answer.created_at')
    .orderBy('answer.id')
    .execute();
  for (const row of rows) {
    const sentAt = row.sent_at ?? row.sent_before;
    const failedAt = row.failed_at ?? row.failed_before;
    const answers = answersByEnquiry.get(row.enquiry_id) ?? [];
    answers.push({
      id: row.id,
      text: row.text,
      author: row.author,
      createdAt: row.created_at,
      delivery: deliveryOf(sentAt, failedAt),
      deliveredAt: sentAt,
      error: sentAt === null ? row.last_error : null,
    });
    answersByEnquiry.set(row.enquiry_id, answers);
  }
  return answersByEnquiry;
}

/**
 * Stores a reply, queues its mail and closes the enquiry. Idempotent by the reply's id. Returns `undefined` if the
 * enquiry does not exist or has no email address.
 */
export async function addAnswer(
  transaction: Transaction<Tables>,
  answer: { id: string; enquiryId: string; text: string; author: string | undefined },
  deps: { queueAnswer: QueueAnswer; now: number },
): Promise<'queued' | undefined> {
  const { id, enquiryId, text, author } = answer;
  // Locks the row, so that a repeated request waits and then finds the reply.
  const row = await transaction
    .updateTable('enquiry')
    .set((expression) => ({ done_at: expression.ref('done_at') }))
    .where('id', '=', enquiryId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.email_address === null) return undefined;
  const insertedRow = await transaction
    .insertInto('enquiry_answer')
    .values({ id, enquiry_id: enquiryId, text, author: author || null, created_at: deps.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (insertedRow === undefined || row.answer_id === id) return 'queued';
  await transaction
    .updateTable('enquiry')
    .set({ done_at: deps.now, answered_at: deps.now, answer_id: id })
    .where('id', '=', enquiryId)
    .execute();
  const locale = isLocale(row.locale) ? row.locale : defaultLocale;
  const { email_address: to, fields } = row;
  await deps.queueAnswer(transaction, { id, enquiryId, to, locale, text, fields });
  return 'queued';
}

function deliveryOf(sentAt: number | null, failedAt: number | null): OwnerAnswer['delivery'] {
  if (sentAt !== null) return 'sent';
  return failedAt === null ? 'waiting' : 'failed';
}
