import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '#server/database/tables.ts';
import { hmac } from '#server/database/secretKey.ts';

export function createReliableNewsletter(secretKey: string): Migration {
  return {
    up: async (db: Kysely<Tables>) => {
      await addColumns(db);
      await sealSuppression(db, secretKey);
      await createBounces(db);
      await createCounts(db);
    },
  };
}

async function addColumns(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('retried_at', 'bigint').execute();
  await db.schema.alterTable('consent').addColumn('notice_version', 'text').execute();
  await db.schema.alterTable('enquiry').addColumn('fingerprint', 'text').execute();
  await db.schema.createIndex('enquiry_fingerprint').on('enquiry').column('fingerprint').unique().execute();
  await db.schema
    .alterTable('suppression')
    .addColumn('reason', 'text', (column) =>
      column
        .notNull()
        .defaultTo('erased')
        .check(sql`reason in ('erased', 'left', 'never', 'declined', 'complaint', 'bounced')`),
    )
    .execute();
}

/** Hashes the hashes again: they depended only on a key in the same database, and now also on a key outside it. */
async function sealSuppression(db: Kysely<Tables>, secretKey: string): Promise<void> {
  const rows = await db.selectFrom('suppression').select(['hash', 'created_at']).execute();
  await db.deleteFrom('suppression').execute();
  for (const { hash, created_at } of rows) {
    await db
      .insertInto('suppression')
      .values({ hash: hmac(secretKey, hash), reason: 'erased', created_at })
      .execute();
  }
}

async function createBounces(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('bounce')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscriber.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('hard', 'soft', 'complaint')`))
    .addColumn('status', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bounce_subscriber').on('bounce').column('subscriber_id').execute();
}

async function createCounts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('confirmation_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('confirmation_mail_hash')
    .on('confirmation_mail')
    .columns(['hash', 'created_at'])
    .execute();
  await db.schema
    .createTable('sign_up_count')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('requested', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('sign_up_count_key', ['week', 'locale', 'page'])
    .execute();
}
