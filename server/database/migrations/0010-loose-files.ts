import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createLooseFiles(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('loose_file')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
