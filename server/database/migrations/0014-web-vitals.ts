import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createWebVitals(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('web_vital')
        .addColumn('week', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('metric', 'text', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('element', 'text', (column) => column.notNull())
        .addColumn('visits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('web_vital_key', ['week', 'path', 'metric', 'bucket', 'element'])
        .execute();
    },
  };
}
