import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';

export function createNewsletterIssues(): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .createTable('newsletter_issue')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('draft', 'sending', 'paused', 'sent', 'handed-over')`),
        )
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.unique())
        .addColumn('per_hour', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_subscriber', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('next_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('queued', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('started_at', 'bigint')
        .execute();
      await db.schema.alterTable('subscriber').addColumn('reminded_at', 'bigint').execute();
      await db.schema.alterTable('outbox').addColumn('issue_id', 'text').execute();
      await db.schema.createIndex('outbox_issue').on('outbox').column('issue_id').execute();
    },
  };
}
