import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createAnswersOfEnquiries(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('enquiry_answer')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('author', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('sent_at', 'bigint')
        .addColumn('failed_at', 'bigint')
        .execute();
      await db.schema
        .createIndex('enquiry_answer_enquiry')
        .on('enquiry_answer')
        .column('enquiry_id')
        .execute();
      await db.schema.alterTable('enquiry').addColumn('trashed_at', 'bigint').execute();
    },
  };
}
