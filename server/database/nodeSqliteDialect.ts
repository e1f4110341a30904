import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as eventLoopTurn, setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

/** Maximum time that a statement waits for the lock of another process. */
const timeoutMs = 10_000;
const sqliteBusy = 5;
const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;

/**
 * Creates a Kysely dialect for SQLite with Node's built-in driver. It uses the write-ahead log, so that readers never
 * wait; `synchronous=FULL`, so that acknowledged data survives a power cut; and immediate transactions, so that no
 * transaction fails half-way because it cannot get the write lock.
 *
 * If SQLite itself waited for another process's lock, it would block the event loop and thus all pages. Therefore, a
 * statement on a locked database fails and is retried, and the event loop runs between attempts.
 */
export function createNodeSqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(path),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (query: Kysely<unknown>): DatabaseIntrospector => new SqliteIntrospector(query),
  };
}

/** Returns whether SQLite reports that a file is corrupt or not a database. */
export function isBrokenFile(error: unknown): boolean {
  return [sqliteCorrupt, sqliteNotADatabase].includes(primaryCodeOf(error));
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver queues the statements of several connections. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite can roll back DDL. Migrations therefore run inside one immediate transaction, which serves as their lock.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** An open file with its Kysely connection. */
type Handle = { file: DatabaseSync; connection: DatabaseConnection };

/**
 * Driver with two handles. One writes, for one transaction or statement at a time. The other reads, and never waits.
 */
class NodeSqliteDriver implements Driver {
  readonly #path: string;
  #handles: { writer: Handle; reader: Handle } | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const writer = await openHandle(this.#path, { readOnly: false });
    try {
      await retryWhileLocked(async () =>
        writer.file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;'),
      );
      this.#handles = { writer, reader: await openHandle(this.#path, { readOnly: true }) };
    } catch (error) {
      writer.file.close();
      throw error;
    }
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    if (this.#handles === undefined) throw new Error('The database is not open.');
    return new NodeSqliteConnection(this.#handles, () => this.#takeTurn());
  }

  beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#handles?.reader.file.close();
    this.#handles?.writer.file.close();
    this.#handles = undefined;
  }

  /**
   * Waits until the writer is free. Returns a function that frees it. Yields to the event loop before that: SQLite
   * responds synchronously, so a hundred queued sign-ups would otherwise be stored before the next page is served.
   */
  async #takeTurn(): Promise<() => void> {
    const previous = this.#lastTurn;
    const turn = Promise.withResolvers<void>();
    this.#lastTurn = turn.promise;
    await previous;
    await eventLoopTurn();
    return turn.resolve;
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #writer: Handle;
  readonly #reader: Handle;
  readonly #takeTurn: () => Promise<() => void>;
  /** Frees the writer. Set while a transaction runs on this connection. */
  #endTurn: (() => void) | undefined;

  constructor({ writer, reader }: Record<'writer' | 'reader', Handle>, takeTurn: () => Promise<() => void>) {
    this.#writer = writer;
    this.#reader = reader;
    this.#takeTurn = takeTurn;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { connection: writer } = this.#writer;
    if (this.#endTurn !== undefined) return writer.executeQuery<Row>(query);
    if (/^\s*select\b/i.test(query.sql)) {
      return retryWhileLocked(() => this.#reader.connection.executeQuery<Row>(query));
    }
    const giveUpAt = performance.now() + timeoutMs;
    const endTurn = await this.#takeTurn();
    try {
      return await retryWhileLocked(() => writer.executeQuery<Row>(query), giveUpAt);
    } finally {
      endTurn();
    }
  }

  async begin(): Promise<void> {
    const giveUpAt = performance.now() + timeoutMs;
    const endTurn = await this.#takeTurn();
    try {
      const begin = CompiledQuery.raw('begin immediate');
      await retryWhileLocked(() => this.#writer.connection.executeQuery(begin), giveUpAt);
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Commits the transaction. If that fails, the transaction stays open until it is rolled back. */
  async commit(): Promise<void> {
    await this.#writer.connection.executeQuery(CompiledQuery.raw('commit'));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      // If the disk is full, SQLite has already rolled back the transaction.
      if (this.#writer.file.isTransaction) {
        await this.#writer.connection.executeQuery(CompiledQuery.raw('rollback'));
      }
    } finally {
      this.#end();
    }
  }

  streamQuery(): never {
    throw new Error('Long tables are read in pages (readPages).');
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

async function openHandle(path: string, { readOnly }: { readOnly: boolean }): Promise<Handle> {
  const file = new DatabaseSync(path, { timeout: 0, readOnly });
  const driver = new SqliteDriver({
    database: {
      close: () => file.close(),
      prepare: (sql) => {
        const statement = file.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(toInputValue)),
          run: (parameters) => statement.run(...parameters.map(toInputValue)),
          iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
        };
      },
    },
  });
  await driver.init();
  return { file, connection: await driver.acquireConnection() };
}

/** Retries while another process has locked the database, with short random pauses. */
async function retryWhileLocked<T>(
  attempt: () => Promise<T>,
  giveUpAt = performance.now() + timeoutMs,
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (primaryCodeOf(error) !== sqliteBusy || performance.now() >= giveUpAt) throw error;
    }
    // The pause is random, because two processes could otherwise collide repeatedly.
    await pause(5 + Math.random() * 20);
  }
}

/** Returns SQLite's primary error code, without the bits of the extended code; NaN if it is not an SQLite error. */
function primaryCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : Number.NaN;
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
