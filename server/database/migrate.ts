import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { StartError } from '#server/errors.ts';
import type { Logger } from '#server/logger.ts';
import type { DatabaseKind, Tables } from './tables.ts';
import { createNewsletterAndEnquiries } from './migrations/0001-newsletter-and-enquiries.ts';
import { createReliableNewsletter } from './migrations/0002-reliable-newsletter.ts';
import { createUsedChallenges } from './migrations/0003-used-challenges.ts';
import { createNewsletterIssues } from './migrations/0004-newsletter-issues.ts';
import { createAnsweredEnquiries } from './migrations/0005-answered-enquiries.ts';
import { createPageCounts } from './migrations/0006-page-counts.ts';
import { createFilesOfEnquiries } from './migrations/0008-files-of-enquiries.ts';
import { createFigures } from './migrations/0009-figures.ts';
import { createLooseFiles } from './migrations/0010-loose-files.ts';
import { createBouncesAndBrake } from './migrations/0011-bounces-and-brake.ts';
import { createLastSeen } from './migrations/0012-last-seen.ts';
import { createAnswersOfEnquiries } from './migrations/0013-answers-of-enquiries.ts';
import { createWebVitals } from './migrations/0014-web-vitals.ts';
import { createInterestsAndForms } from './migrations/0007-interests-and-forms.ts';

/** Suffix of migrations that break older versions. All other migrations only add. */
const breakingSuffix = '-breaking';

/** Migrates the tables under a lock, so that instances may start together. */
export async function migrate(
  query: Kysely<Tables>,
  deps: { kind: DatabaseKind; secretKey: string; logger: Logger },
): Promise<void> {
  const { kind, logger } = deps;
  const schema = kind === 'postgres' ? await currentSchema(query) : undefined;
  const ownMigrations = createMigrations(kind, deps.secretKey);
  const migrations = { ...ownMigrations, ...(await newerMigrations(query, ownMigrations, schema)) };
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: async () => migrations },
    // Set explicitly, because the migrator would otherwise use the migration records of another schema.
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  for (const { migrationName } of results ?? []) logger.info({ migrationName }, 'database migrated');
}

/**
 * Returns a no-op for each migration of a newer version. Within a major version, migrations only add, so this version
 * still works and a deployment can be rolled back. Throws `StartError` if a newer migration is breaking.
 */
async function newerMigrations(
  query: Kysely<Tables>,
  ownMigrations: Record<string, Migration>,
  schema: string | undefined,
): Promise<Record<string, Migration>> {
  if (!(await hasTable(query, DEFAULT_MIGRATION_TABLE, schema))) return {};
  const table = sql.id(...(schema === undefined ? [] : [schema]), DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(query);
  const newerNames = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(ownMigrations, name));
  const breakingName = newerNames.find((name) => name.endsWith(breakingSuffix));
  if (breakingName !== undefined) {
    throw new StartError(
      `A newer version of the site has changed this database (${breakingName}), so this version cannot use it. ` +
        'Start the newer version, or restore a backup from before the upgrade.',
    );
  }
  return Object.fromEntries(newerNames.map((name) => [name, { up: async () => {} }]));
}

/** Throws `StartError` if the database has no tables. */
export async function requireTables(query: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const schema = kind === 'postgres' ? await currentSchema(query) : undefined;
  if (await hasTable(query, 'subscriber', schema)) return;
  throw new StartError(
    'The database is empty: the site has never been started with it. Nothing was changed.',
  );
}

async function hasTable(query: Kysely<Tables>, name: string, schema: string | undefined): Promise<boolean> {
  const tableQuery =
    schema === undefined
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : sql`select 1 from pg_catalog.pg_tables where schemaname = ${schema} and tablename = ${name}`;
  return (await tableQuery.execute(query)).rows.length > 0;
}

async function currentSchema(query: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(query);
  return rows[0]?.name ?? 'public';
}

/** Returns all migrations in order. Released migrations must never be edited. */
function createMigrations(kind: DatabaseKind, secretKey: string): Record<string, Migration> {
  return {
    '0001-newsletter-and-enquiries': createNewsletterAndEnquiries(kind),
    '0002-reliable-newsletter': createReliableNewsletter(secretKey),
    '0003-used-challenges': createUsedChallenges(),
    '0004-newsletter-issues': createNewsletterIssues(),
    '0005-answered-enquiries': createAnsweredEnquiries(),
    '0006-page-counts': createPageCounts(),
    '0007-interests-and-forms': createInterestsAndForms(),
    '0008-files-of-enquiries': createFilesOfEnquiries(),
    '0009-figures': createFigures(),
    '0010-loose-files': createLooseFiles(),
    '0011-bounces-and-brake': createBouncesAndBrake(),
    '0012-last-seen': createLastSeen(),
    '0013-answers-of-enquiries': createAnswersOfEnquiries(),
    '0014-web-vitals': createWebVitals(),
  };
}
