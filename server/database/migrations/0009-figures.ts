import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createFigures(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema.alterTable('newsletter_issue').addColumn('handed_over', 'text').execute();
      await db.schema
        .createTable('issue_count')
        .addColumn('issue_id', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('sent', 'integer', (column) => column.notNull())
        .addColumn('bounced', 'integer', (column) => column.notNull())
        .addColumn('failed', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('issue_count_key', ['issue_id', 'locale'])
        .execute();
      await db.schema
        .createTable('weekly_measure')
        .addColumn('week', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('times', 'integer', (column) => column.notNull())
        .addColumn('total', 'bigint', (column) => column.notNull())
        .addColumn('most', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('weekly_measure_key', ['week', 'locale', 'kind', 'name'])
        .execute();
    },
  };
}
