import type { Transaction } from 'kysely';
import type { OutboxRow, Tables } from './tables.ts';

/** Stores the delivery outcome with each reply to an enquiry, when its mail is deleted from the outbox. */
export async function storeAnswerOutcomes(
  transaction: Transaction<Tables>,
  deletedRows: readonly Pick<OutboxRow, 'id' | 'kind' | 'sent_at' | 'failed_at'>[],
): Promise<void> {
  for (const { id, kind, sent_at, failed_at } of deletedRows) {
    if (kind !== 'enquiry-answer') continue;
    await transaction
      .updateTable('enquiry_answer')
      .set({ sent_at, failed_at })
      .where('id', '=', id)
      .execute();
  }
}
