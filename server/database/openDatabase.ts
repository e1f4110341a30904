import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { freeDiskSpace } from '#server/lib/diskSpace.ts';
import type { Logger } from '#server/logger.ts';
import { migrate, requireTables } from './migrate.ts';
import { createNodeSqliteDialect } from './nodeSqliteDialect.ts';
import { checkSecretKey } from './secretKey.ts';
import type { DatabaseKind, Tables } from './tables.ts';

export type Database = {
  kind: DatabaseKind;
  query: Kysely<Tables>;
  /** Key that is stored outside the database, so that a stolen database does not reveal whose addresses are hashed. */
  secretKey: string;
  /** Rejects if the database does not respond or cannot store anything. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseHandles = {
  /** URL such as `postgres://…`, which several instances require. Default: `site.sqlite` in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  secretKey: string;
  logger: Logger;
};

export const sqliteFile = 'site.sqlite';
/** Minimum free disk space. With less, it might be impossible to store the next sign-up. */
const minFreeBytes = 1024 * 1024;

/** Error for a disk that is too full to store form posts. */
export class DiskFullError extends Error {}

/** Opens the database and migrates its tables. Throws if it does not respond or belongs to another site. */
export async function openDatabase(
  deps: DatabaseHandles & {
    /** Whether to throw if there are no tables yet, instead of creating them. */
    mustExist?: boolean;
  },
): Promise<Database> {
  await prepareDatabase(deps);
  const database = await connectDatabase(deps);
  // Uses the connection once, because an unused connection could not be closed.
  await sql`select 1`.execute(database.query);
  return database;
}

/** Migrates the tables under a lock, so that instances may start together, and checks the key. */
export async function prepareDatabase(deps: DatabaseHandles & { mustExist?: boolean }): Promise<void> {
  const { url, dataDir, secretKey, logger } = deps;
  const kind = kindOf(deps);
  if (url === undefined) await mkdir(dataDir, { recursive: true });
  // Has no timeout, because a migration may take long, and so may waiting for another instance's migration.
  const query = await connect(deps, { timeoutMs: undefined });
  try {
    await sql`select 1`.execute(query);
    // SQLite gives its other files (-wal, -shm) the same mode.
    if (url === undefined) await chmod(join(dataDir, sqliteFile), 0o600);
    if (deps.mustExist) await requireTables(query, kind);
    await migrate(query, { kind, secretKey, logger });
    await checkSecretKey(query, secretKey);
  } catch (error) {
    // SQLite reports a full disk in several ways, none of which is clear.
    if (url === undefined) await requireDiskSpace(dataDir);
    throw error;
  } finally {
    await query.destroy();
  }
}

/** Returns a database without migrating its tables. Connects at the first query. */
export async function connectDatabase(deps: DatabaseHandles): Promise<Database> {
  const query = await connect(deps, { timeoutMs: 10_000 });
  return {
    kind: kindOf(deps),
    query,
    secretKey: deps.secretKey,
    ping: async () => {
      if (deps.url === undefined) await requireDiskSpace(deps.dataDir);
      await sql`select 1`.execute(query);
    },
    close: () => query.destroy(),
  };
}

function kindOf({ url }: DatabaseHandles): DatabaseKind {
  return url === undefined ? 'sqlite' : 'postgres';
}

async function connect(
  { url, dataDir, logger }: DatabaseHandles,
  { timeoutMs }: { timeoutMs: number | undefined },
): Promise<Kysely<Tables>> {
  if (url === undefined) return new Kysely({ dialect: createNodeSqliteDialect(join(dataDir, sqliteFile)) });
  return new Kysely({
    dialect: new PostgresDialect({ pool: await openPostgresPool(url, { timeoutMs, logger }) }),
  });
}

async function requireDiskSpace(folder: string): Promise<void> {
  if ((await freeDiskSpace(folder)) < minFreeBytes)
    throw new DiskFullError('The disk of DATA_DIR is full. Free some space.');
}

/**
 * Creates a pool of connections to PostgreSQL. It replaces connections that break or on which the server does not
 * respond for `timeoutMs`.
 */
export async function openPostgresPool(
  url: string,
  { timeoutMs, logger }: { timeoutMs: number | undefined; logger: Logger },
): Promise<pg.Pool> {
  const { default: pgModule } = await import('pg');
  const pool = new pgModule.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: typeParsersOf(pgModule) },
  });
  const logError = (error: Error) => logger.warn({ reason: error.message }, 'database connection lost');
  // The pool listens only to idle connections, and an error event without a listener would end the process. The running
  // statement rejects in any case.
  pool.on('connect', (client) => client.on('error', logError));
  pool.on('error', () => {});
  if (timeoutMs !== undefined) {
    pool.on('connect', (client) => {
      const socket = socketOf(client);
      socket?.on('timeout', () => socket.destroy(new Error('The database did not respond in time.')));
    });
    pool.on('acquire', (client) => socketOf(client)?.setTimeout(timeoutMs));
    // No query is running on a released connection.
    pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0));
  }
  return pool;
}

function socketOf({ connection: { stream } }: pg.PoolClient): Socket | undefined {
  return stream instanceof Socket ? stream : undefined;
}

/**
 * Returns parsers that convert `bigint` to numbers, because pg returns strings. The values are times, far below 2^53.
 */
function typeParsersOf({ types }: typeof pg): pg.CustomTypesConfig['getTypeParser'] {
  return (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));
}
