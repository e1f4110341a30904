import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type pg from 'pg';
import type { Logger } from '#server/logger.ts';
import { createMigrations } from './migrations.ts';
import { createNodeSqliteDialect } from './nodeSqliteDialect.ts';
import { checkSecretKey } from './secretKey.ts';
import type { DatabaseKind, Tables } from './tables.ts';

export type Database = {
  kind: DatabaseKind;
  query: Kysely<Tables>;
  /** Outside the database, so that somebody with a copy of it can test no address against its hashes. */
  secretKey: string;
  /** Throws when the database cannot answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export const sqliteFile = 'site.sqlite';

/**
 * Opens the database and brings its tables up to date under a lock, so that instances may start together. Without
 * `url` it is `site.sqlite` in `dataDir`; `postgres://…` is for several instances.
 */
export async function openDatabase(parts: {
  url: string | undefined;
  dataDir: string;
  secretKey: string;
  /** Throws where there are no tables yet, instead of making them. */
  mustExist?: boolean;
  logger: Logger;
}): Promise<Database> {
  const kind: DatabaseKind = parts.url === undefined ? 'sqlite' : 'postgres';
  const query =
    parts.url === undefined ? await openSqlite(parts.dataDir) : await openPostgres(parts.url, parts.logger);
  try {
    if (parts.mustExist) await requireTables(query, kind);
    await migrate(query, createMigrations(kind, parts.secretKey), kind, parts.logger);
    await checkSecretKey(query, parts.secretKey);
  } catch (error) {
    await query.destroy();
    throw error;
  }
  return {
    kind,
    query,
    secretKey: parts.secretKey,
    ping: async () => {
      await sql`select 1`.execute(query);
    },
    close: () => query.destroy(),
  };
}

async function openSqlite(dataDir: string): Promise<Kysely<Tables>> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, sqliteFile);
  const query = new Kysely<Tables>({ dialect: createNodeSqliteDialect(file) });
  await sql`select 1`.execute(query);
  // Its companions (-wal, -shm) get the same.
  await chmod(file, 0o600);
  return query;
}

async function openPostgres(url: string, logger: Logger): Promise<Kysely<Tables>> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: typeParsersOf(pg) },
  });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ error }, 'a database connection was lost'));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Times are `bigint` columns; pg would hand them over as strings. All are far below 2^53. */
function typeParsersOf({ types }: typeof pg): pg.CustomTypesConfig['getTypeParser'] {
  return (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));
}

async function migrate(
  query: Kysely<Tables>,
  migrations: Record<string, Migration>,
  kind: DatabaseKind,
  logger: Logger,
): Promise<void> {
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Named, because the migrator would otherwise take another schema's record of migrations for this one's.
    ...(kind === 'postgres' ? { migrationTableSchema: await currentSchema(query) } : {}),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  for (const { migrationName } of results ?? []) logger.info({ migrationName }, 'database migrated');
}

async function requireTables(query: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const schema = kind === 'postgres' ? await currentSchema(query) : undefined;
  const tables = await query.introspection.getTables();
  if (tables.some((table) => table.name === 'subscriber' && table.schema === schema)) return;
  throw new Error('The database is empty: the site has never been started with it. Nothing was changed.');
}

async function currentSchema(query: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(query);
  return rows[0]?.name ?? 'public';
}
