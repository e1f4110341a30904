import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';

export type TestDatabase = Database & {
  /** What another process or instance opens the same database with. */
  url: string | undefined;
  dataDir: string;
  /** Closes it and leaves no file behind; schemas are dropped when all tests have run (`dropTestSchemas.ts`). */
  drop: () => Promise<void>;
};

export type TestDatabaseKind = { name: string; open: () => Promise<TestDatabase> };

/** The key of every test's database. */
const testSecretKey = 'a key of the tests, of 32 letters';

const postgresUrl = process.env['TEST_DATABASE_URL'];

export const openSqlite = (): Promise<TestDatabase> => openTestDatabase(undefined);

/** The databases that store tests run against: SQLite always, PostgreSQL where `TEST_DATABASE_URL` names one. */
export const testDatabases: TestDatabaseKind[] = [
  { name: 'SQLite', open: openSqlite },
  ...(postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', open: () => openTestDatabase(postgresUrl) }]),
];

async function openTestDatabase(server: string | undefined): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-data-'));
  const schema = server === undefined ? undefined : await createSchema(server);
  const url = server === undefined || schema === undefined ? undefined : withSearchPath(server, schema);
  const database = await openDatabase({
    url,
    dataDir,
    secretKey: testSecretKey,
    logger: createLogger('silent'),
  });
  return {
    ...database,
    url,
    dataDir,
    drop: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createSchema(server: string): Promise<string> {
  const schema = `${inject('schemaPrefix')}${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create schema ${schema}`);
  } finally {
    await client.end();
  }
  return schema;
}

function withSearchPath(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href.replaceAll('+', '%20');
}
