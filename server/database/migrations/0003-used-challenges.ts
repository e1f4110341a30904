import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createUsedChallenges(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('used_challenge')
        .addColumn('nonce', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
