import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createLastSeen(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('last_seen')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
