import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createBouncesAndBrake(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema.alterTable('bounce').addColumn('detail', 'text').execute();
      await db.schema.alterTable('bounce').addColumn('reply', 'text').execute();
      await db.schema.alterTable('bounce').addColumn('issue_id', 'text').execute();
      await db.schema.createIndex('bounce_issue').on('bounce').columns(['issue_id', 'created_at']).execute();
      await db.schema.alterTable('subscriber').addColumn('delivered_at', 'bigint').execute();
      await db.schema.alterTable('newsletter_issue').addColumn('brake_reply', 'text').execute();
      await db.schema.alterTable('newsletter_issue').addColumn('counted_from', 'bigint').execute();
      await db.schema
        .alterTable('newsletter_issue')
        .addColumn('refused_in_row', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('newsletter_issue')
        .addColumn('trusts_refusals', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
