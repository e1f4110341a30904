import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createAnsweredEnquiries(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema.alterTable('enquiry').addColumn('campaign', 'text').execute();
      await db.schema.alterTable('enquiry').addColumn('done_at', 'bigint').execute();
      await db.schema.alterTable('enquiry').addColumn('answered_at', 'bigint').execute();
      await db.schema.alterTable('enquiry').addColumn('answer_id', 'text').execute();
    },
  };
}
