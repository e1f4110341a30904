import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createPageCounts(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('page_count')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('page_count_key', ['day', 'kind', 'name'])
        .execute();
    },
  };
}
