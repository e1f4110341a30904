import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { openDatabase } from './openDatabase.ts';

describe.each(testDatabases)('$name database', ({ name, open }) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.drop());

  function reopen() {
    return openDatabase({ ...database, logger: createLogger('silent') });
  }

  it('keeps its content when another instance opens it', async () => {
    await addSubscriber(database, 'a@example.com');
    const second = await reopen();
    const rows = await second.query.selectFrom('subscriber').select('email_address').execute();
    await second.close();
    expect(rows.map((row) => row.email_address)).toEqual(['a@example.com']);
  });

  it.runIf(name === 'PostgreSQL')(
    'is created once when instances start together on an empty database',
    async () => {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
        database.query,
      );
      const schema = rows[0]?.schema ?? '';
      const url = database.url?.replaceAll(schema, `${schema}_new`);
      await sql`create schema ${sql.id(`${schema}_new`)}`.execute(database.query);
      const logger = createLogger('silent');
      const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ ...database, url, logger })));
      const keys = await Promise.all(
        instances.map((instance) =>
          instance.query.selectFrom('secret').select('value').where('name', '=', 'suppression-key').execute(),
        ),
      );
      await Promise.all(instances.map((instance) => instance.close()));
      await sql`drop schema ${sql.id(`${schema}_new`)} cascade`.execute(database.query);
      expect(keys.flat()).toHaveLength(4);
      expect(new Set(keys.flat().map((key) => key.value)).size).toBe(1);
    },
  );

  it('rejects a different SECRET_KEY, and explains what to do', async () => {
    const otherDatabase = openDatabase({
      ...database,
      secretKey: 'another key, also of 32 characters',
      logger: createLogger('silent'),
    });
    await expect(otherDatabase).rejects.toThrow(/SECRET_KEY.* is not the key this database was created with/);
  });

  it('can be used by an older version after a newer version has added to it', async () => {
    await sql`alter table subscriber add column nickname text`.execute(database.query);
    await recordMigration('0099-nicknames');
    const olderVersion = await reopen();
    await addSubscriber(olderVersion, 'a@example.com');
    await olderVersion.close();
    expect(await database.query.selectFrom('subscriber').select('email_address').execute()).toHaveLength(1);
  });

  it('rejects an older version after a breaking migration, and explains why', async () => {
    await recordMigration('0099-other-subscribers-breaking');
    await expect(reopen()).rejects.toThrow(
      /^A newer version of the site has changed this database \(0099-other-subscribers-breaking\).*restore a backup/,
    );
  });

  function recordMigration(name: string) {
    return sql`insert into kysely_migration (name, timestamp) values (${name}, '2099-01-01T00:00:00.000Z')`.execute(
      database.query,
    );
  }

  it('is not created with mustExist', async () => {
    await sql`alter table subscriber rename to something_else`.execute(database.query);
    const pendingDatabase = openDatabase({ ...database, mustExist: true, logger: createLogger('silent') });
    await expect(pendingDatabase).rejects.toThrow(/never been started.*Nothing was changed/);
    await sql`alter table something_else rename to subscriber`.execute(database.query);
  });

  it.runIf(name === 'SQLite')('is a file readable only by its owner', async () => {
    const { mode } = await stat(path.join(database.dataDir, 'site.sqlite'));
    expect(mode & 0o077).toBe(0);
  });

  it('rejects a second row with the same address', async () => {
    await addSubscriber(database, 'a@example.com');
    await expect(addSubscriber(database, 'a@example.com')).rejects.toThrow();
  });

  it('rejects updates of the consent log', async () => {
    const subscriberId = await addSubscriber(database, 'a@example.com');
    await database.query
      .insertInto('consent')
      .values({ ...consent, id: randomUUID(), subscriber_id: subscriberId })
      .execute();
    await expect(sql`update consent set wording = 'other'`.execute(database.query)).rejects.toThrow(
      /append-only/,
    );
  });

  it('deletes consent together with its subscriber', async () => {
    const subscriberId = await addSubscriber(database, 'a@example.com');
    await database.query
      .insertInto('consent')
      .values({ ...consent, id: randomUUID(), subscriber_id: subscriberId })
      .execute();
    await database.query.deleteFrom('subscriber').execute();
    expect(await database.query.selectFrom('consent').selectAll().execute()).toEqual([]);
  });

  it('yields to the event loop between transactions, however many are queued', async () => {
    let loopTurns = 0;
    let isDone = false;
    const count = () => {
      loopTurns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const emailAddresses = Array.from({ length: 50 }, (_, index) => `a${index}@example.com`);
    await Promise.all(
      emailAddresses.map((emailAddress) =>
        database.query.transaction().execute((query) => addSubscriber({ query }, emailAddress)),
      ),
    );
    isDone = true;
    // One turn would mean that nothing else ran in the meantime. Several PostgreSQL responses may arrive in one turn.
    expect(loopTurns).toBeGreaterThan(5);
  });

  it('rolls back a failed transaction', async () => {
    const transactionResult = database.query.transaction().execute(async (transaction) => {
      await addSubscriber({ query: transaction }, 'a@example.com');
      throw new Error('half-way');
    });
    await expect(transactionResult).rejects.toThrow('half-way');
    expect(await database.query.selectFrom('subscriber').selectAll().execute()).toEqual([]);
  });
});

const consent = {
  event: 'requested',
  wording: 'words',
  locale: 'en',
  page: null,
  ip_prefix: null,
  created_at: 1,
} as const;

async function addSubscriber(database: Pick<TestDatabase, 'query'>, emailAddress: string): Promise<string> {
  const id = randomUUID();
  await database.query
    .insertInto('subscriber')
    .values({
      id,
      email_address: emailAddress,
      status: 'pending',
      locale: 'en',
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  return id;
}
