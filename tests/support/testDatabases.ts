import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, sqliteFile, type Database } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';

export type TestDatabase = Database & {
  /** URL with which other processes or instances open the same database. */
  url: string | undefined;
  dataDir: string;
  /** Removes all files and rows. Schemas are dropped after the last test (`dropTestSchemas.ts`). */
  drop: () => Promise<void>;
};

export type TestDatabaseKind = { name: string; open: () => Promise<TestDatabase> };

/** Secret key of every test database. */
const secretKey = 'a key of the tests, of 32 letters';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/**
 * Databases that store tests run against: always SQLite, and PostgreSQL if `TEST_DATABASE_URL` is set. Each opened
 * database is empty and used by one test only, so tests may run in parallel.
 */
export const testDatabases: TestDatabaseKind[] = [
  { name: 'SQLite', open: openSqlite },
  ...(postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgresUrl) }]),
];

const logger = createLogger('silent');

// Migrations run only once per test file, because they take longer than most tests on PostgreSQL.
let migratedFile: Promise<Buffer> | undefined;

export async function openSqlite(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
  migratedFile ??= migrateFile();
  await writeFile(join(dataDir, sqliteFile), await migratedFile);
  const database = await openDatabase({ url: undefined, dataDir, secretKey, logger });
  return {
    ...database,
    url: undefined,
    dataDir,
    drop: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function migrateFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
  const database = await openDatabase({ url: undefined, dataDir, secretKey, logger });
  await database.close();
  const bytes = await readFile(join(dataDir, sqliteFile));
  await rm(dataDir, { recursive: true, force: true });
  return bytes;
}

type Schema = { database: Database; url: string };

/** Migrated, empty schemas that no test is using. */
const freeSchemas: Schema[] = [];
afterAll(async () => {
  for (const { database } of freeSchemas.splice(0)) await database.close();
});

async function openPostgres(server: string): Promise<TestDatabase> {
  const schema = freeSchemas.pop() ?? (await createSchema(server));
  const { database, url } = schema;
  const dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
  let isClosed = false;
  return {
    ...database,
    url,
    dataDir,
    close: async () => {
      isClosed = true;
      await database.close();
    },
    drop: async () => {
      if (!isClosed) {
        await deleteRows(database);
        freeSchemas.push(schema);
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createSchema(server: string): Promise<Schema> {
  const schema = `${inject('schemaPrefix')}${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create schema ${schema}`);
  } finally {
    await client.end();
  }
  const url = withOptions(server, schema);
  return { url, database: await openDatabase({ url, dataDir: '.', secretKey, logger }) };
}

/** Deletes all rows except those that the migrations wrote. */
async function deleteRows({ query }: Database): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      for name in
        select tablename from pg_tables
        where schemaname = current_schema() and tablename <> 'secret' and tablename not like 'kysely%'
      loop
        execute format('delete from %I', name);
      end loop;
    end
  $$`.execute(query);
  // The site writes this row at runtime. It would bind the next test to this test's upload folder.
  await query.deleteFrom('secret').where('name', '=', 'upload-folder').execute();
}

/** Adds connection options: the schema, and no synchronous commits, since no test cuts the database's power. */
function withOptions(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return url.href.replaceAll('+', '%20');
}
