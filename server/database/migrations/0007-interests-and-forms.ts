import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createInterestsAndForms(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      for (const table of ['subscriber', 'consent'] as const) {
        await db.schema.alterTable(table).addColumn('interests', 'text').execute();
      }
      await db.schema.alterTable('enquiry').addColumn('form', 'text').execute();
    },
  };
}
