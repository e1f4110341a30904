import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createFilesOfEnquiries(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('enquiry_file')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('enquiry_id', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('enquiry_file_enquiry').on('enquiry_file').column('enquiry_id').execute();
    },
  };
}
