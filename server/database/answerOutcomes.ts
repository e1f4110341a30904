import type { Transaction } from 'kysely';
import type { OutboxRow, Tables } from './tables.ts';

/** Stores the delivery outcomes of replies to enquiries whose mails are being deleted from the outbox. */
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
