import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Prefix of this run's schema names. */
    schemaPrefix: string;
  }
}

/**
 * Drops a run's PostgreSQL schemas at its end. Dropping one earlier could break other tests: a migration lists all
 * schemas and fails if one is dropped meanwhile.
 */
export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  const schemaPrefix = `test_${randomUUID().slice(0, 8)}_`;
  project.provide('schemaPrefix', schemaPrefix);
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined ? undefined : () => dropSchemas(url, schemaPrefix);
}

async function dropSchemas(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
  } finally {
    await client.end();
  }
}
