import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '#server/database/tables.ts';

export function createNewsletterAndEnquiries(kind: DatabaseKind): Migration {
  return {
    up: async (db: Kysely<never>) => {
      await createSubscriberTables(db);
      await refuseUpdatesOfConsent(db, kind);
      await createSuppression(db);
      await createEnquiryAndOutbox(db);
    },
  };
}

async function createSubscriberTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email_address', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('pending', 'active', 'unsubscribed', 'bounced')`),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('left_at', 'bigint')
    .execute();
  await db.schema
    .createTable('token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscriber.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('confirm', 'unsubscribe')`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('token_subscriber').on('token').column('subscriber_id').execute();
  await db.schema
    .createTable('consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscriber.id').onDelete('cascade'),
    )
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('ip_prefix', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('consent_subscriber')
    .on('consent')
    .columns(['subscriber_id', 'created_at'])
    .execute();
}

async function refuseUpdatesOfConsent(db: Kysely<never>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create trigger consent_append_only before update on consent
      begin select raise(abort, 'the consent log is append-only'); end`.execute(db);
    return;
  }
  await sql`create function refuse_consent_update() returns trigger language plpgsql as
    $$ begin raise exception 'the consent log is append-only'; end $$`.execute(db);
  await sql`create trigger consent_append_only before update on consent
    for each row execute function refuse_consent_update()`.execute(db);
}

async function createSuppression(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('suppression')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const key = randomBytes(32).toString('hex');
  await sql`insert into secret (name, value) values ('suppression-key', ${key})`.execute(db);
}

async function createEnquiryAndOutbox(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('enquiry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('lead', 'contact')`))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('email_address', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('ip_prefix', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_created').on('enquiry').column('created_at').execute();
  await db.schema.createIndex('enquiry_email').on('enquiry').column('email_address').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('mail', 'webhook')`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('sent_at'), 'is', null)
    .where(sql.ref('failed_at'), 'is', null)
    .execute();
  await db.schema.createIndex('outbox_subject').on('outbox').column('subject_id').execute();
}
