import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';

/**
 * SQLite through Node's own driver. Write-ahead log, so that readers never wait; `synchronous=FULL`, so that what was
 * answered survives a power cut; every transaction takes the write lock at once, so that none fails half-way.
 */
export function createNodeSqliteDialect(path: string): NodeSqliteDialect {
  return new NodeSqliteDialect({ database: () => Promise.resolve(openSqlite(path)) });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite does roll back DDL; with this the migrations run inside one immediate transaction, which is their lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(inputValue)),
        run: (parameters) => statement.run(...parameters.map(inputValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
      };
    },
  };
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
