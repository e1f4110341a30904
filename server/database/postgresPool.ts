import { Socket } from 'node:net';
import type pg from 'pg';
import type { Logger } from '#server/logger.ts';

/** Connections to PostgreSQL. One that breaks, or on which the server is silent for `timeoutMs`, is replaced by another. */
export async function openPostgresPool(
  url: string,
  { timeoutMs, logger }: { timeoutMs: number | undefined; logger: Logger },
): Promise<pg.Pool> {
  const { default: library } = await import('pg');
  const pool = new library.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: typeParsersOf(library) },
  });
  const report = (error: Error) =>
    logger.warn({ reason: error.message }, 'a connection to the database was lost');
  // The pool listens to idle connections only. Without a listener an error event ends the process; the statement under way
  // rejects by itself.
  pool.on('connect', (client) => client.on('error', report));
  pool.on('error', () => {});
  if (timeoutMs !== undefined) {
    pool.on('connect', (client) => {
      const socket = socketOf(client);
      socket?.on('timeout', () => socket.destroy(new Error('The database did not answer in time.')));
    });
    pool.on('acquire', (client) => socketOf(client)?.setTimeout(timeoutMs));
    // Nobody waits for an answer.
    pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0));
  }
  return pool;
}

function socketOf({ connection: { stream } }: pg.PoolClient): Socket | undefined {
  return stream instanceof Socket ? stream : undefined;
}

/** Times are `bigint` columns; pg would hand them over as strings. All are far below 2^53. */
function typeParsersOf({ types }: typeof pg): pg.CustomTypesConfig['getTypeParser'] {
  return (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));
}
