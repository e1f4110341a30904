import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresPool } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { startBareSite } from '#tests/support/bareSite.ts';
import { breakableLine } from '#tests/support/breakableLine.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

type Site = Awaited<ReturnType<typeof startBareSite>>;

/** URL of a closed port as the content backend, because forms need no content. */
const noContent = 'http://127.0.0.1:9';
const addresses = Array.from({ length: 8 }, (_, index) => `a${index}@example.com`);

function signUp(site: Site, emailAddress: string, locale = 'en'): Promise<Response> {
  const visitor = { 'x-forwarded-for': `198.51.100.${emailAddress.charCodeAt(1)}` };
  return postJson(`${site.origin}/api/newsletter`, { emailAddress, locale }, visitor);
}

/** Polls the readiness of forms instead of posting, because posts count towards a rate limit. */
async function expectFormsAccepted(site: Site): Promise<void> {
  await expect
    .poll(() => readiness(site))
    .not.toMatchObject({ failing: expect.arrayContaining(['database']) });
}

async function readiness(site: Site): Promise<unknown> {
  return (await site.get('/readyz')).json();
}

/** Starts the site and records its log. */
async function startLoggedSite(env: Record<string, string>) {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(line) });
  const site = await startBareSite(noContent, { TRUSTED_PROXIES: '127.0.0.1', ...env }, logger);
  return { site, log: () => lines.map((line) => JSON.parse(line)) };
}

const postgres = testDatabases.filter(({ name }) => name === 'PostgreSQL');
if (postgres.length === 0) it.skip('an unavailable PostgreSQL (needs TEST_DATABASE_URL)');

describe.each(postgres)('an unavailable $name', ({ open }) => {
  let database: TestDatabase;
  let admin: pg.Client;
  let line: Awaited<ReturnType<typeof breakableLine>>;
  let site: Site | undefined;

  beforeEach(async () => {
    database = await open();
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const { hostname, port } = new URL(database.url ?? '');
    line = await breakableLine({ host: hostname, port: Number(port || 5432) });
  });
  afterEach(async () => {
    await site?.stop();
    await admin.end();
    await line.cut().catch(() => {});
    await database.drop();
  });

  function env() {
    const url = new URL(database.url ?? '');
    url.host = `127.0.0.1:${line.port}`;
    return { DATABASE_URL: url.href, SECRET_KEY: database.secretKey };
  }

  async function stored(): Promise<string[]> {
    const rows = await database.query.selectFrom('subscriber').select('email_address').execute();
    return rows.map((row) => row.email_address).sort();
  }

  /** Starts sign-ups that each hold a database connection in the middle of a transaction. */
  async function signUpsUnderWay(site: Site): Promise<Promise<Response>[]> {
    await admin.query('begin; lock table subscriber in access exclusive mode');
    const responses = addresses.map((address) => signUp(site, address));
    await expect
      .poll(async () => (await waiting()).length, { interval: 20 })
      .toBeGreaterThanOrEqual(addresses.length);
    return responses;
  }

  async function waiting(): Promise<number[]> {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_locks join pg_class on pg_class.oid = relation
       where relname = 'subscriber' and relnamespace = current_schema::regnamespace and not granted`,
    );
    return rows.map(({ pid }) => pid);
  }

  it.each(['the line is cut', 'the server ends them'])(
    'does not crash the process when connections break during sign-ups: %s',
    async (failure) => {
      const startedSite = await startLoggedSite(env());
      site = startedSite.site;
      const pendingSignUps = await signUpsUnderWay(site);
      if (failure === 'the line is cut') {
        await line.cut();
        await line.restore();
      } else
        await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await waiting()]);
      await admin.query('rollback');
      const responses = await Promise.all(pendingSignUps);
      // Background jobs hold a connection too, so a sign-up may have had to wait for one.
      expect(responses.filter(({ status }) => status === 503).length).toBeGreaterThan(1);
      expect((await site.get('/livez')).status).toBe(200);
      const repeatedResponses = await Promise.all(
        addresses.map((address) => signUp(startedSite.site, address)),
      );
      expect(repeatedResponses.map(({ status }) => status)).toEqual(addresses.map(() => 200));
      expect(await stored()).toEqual(addresses);
      expect(startedSite.log()).toContainEqual(
        expect.objectContaining({ level: 40, msg: 'database connection lost' }),
      );
    },
  );

  it("does not prevent the start: forms respond with 503 in the visitor's language until it is available", async () => {
    await line.cut();
    const loggedSite = await startLoggedSite(env());
    site = loggedSite.site;
    const rejectedResponse = await signUp(site, 'ada@example.com', 'da');
    expect(rejectedResponse.status).toBe(503);
    expect(Number(rejectedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(await rejectedResponse.json())).toMatch(/igen/);
    expect(await readiness(site)).toMatchObject({
      failing: expect.arrayContaining(['database']),
      reasons: { database: 'The database is not responding.' },
    });
    const outageLines = loggedSite.log().filter(({ msg }) => msg.startsWith('database unavailable'));
    expect(outageLines).toEqual([
      expect.objectContaining({ level: 50, detail: expect.stringContaining('ECONNREFUSED') }),
    ]);

    await line.restore();
    const startedSite = loggedSite.site;
    await expectFormsAccepted(startedSite);
    expect((await signUp(startedSite, 'ada@example.com')).status).toBe(200);
    expect(await stored()).toEqual(['ada@example.com']);
    // The waiting mail is then sent. It becomes a file because no mail server is configured.
    await expect.poll(() => readdir(path.join(startedSite.dataDir, 'mail')).catch(() => [])).toHaveLength(1);
    expect(loggedSite.log()).toContainEqual(
      expect.objectContaining({ level: 30, msg: 'database available; forms are accepted' }),
    );
  });

  it('reports a wrong secret key once the database is available; the site keeps running without forms', async () => {
    await line.cut();
    const loggedSite = await startLoggedSite({ ...env(), SECRET_KEY: 'another key, also of 32 characters' });
    site = loggedSite.site;
    await line.restore();
    const startedSite = loggedSite.site;
    await expect
      .poll(() => readiness(startedSite))
      .toMatchObject({ reasons: { database: expect.stringContaining('is not the key') } });
    expect((await signUp(site, 'ada@example.com')).status).toBe(503);
  });

  it('makes an unanswered statement time out, after which the next one succeeds', async () => {
    const pool = await openPostgresPool(database.url ?? '', {
      timeoutMs: 200,
      logger: createLogger('silent'),
    });
    await expect(pool.query('select pg_sleep(1)')).rejects.toThrow(/did not respond in time/);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('an SQLite file', () => {
  let dataDir: string;
  let site: Site | undefined;
  const file = () => path.join(dataDir, 'site.sqlite');

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'outage-'));
  });
  afterEach(async () => {
    await site?.stop();
    site = undefined;
    await rm(dataDir, { recursive: true });
  });

  it('is reported if corrupt, does not affect pages, and is used once it is repaired', async () => {
    await writeFile(file(), 'This is no database, and longer than the head that one has. '.repeat(20));
    const loggedSite = await startLoggedSite({ DATA_DIR: dataDir });
    site = loggedSite.site;
    expect((await site.get('/livez')).status).toBe(200);
    expect((await signUp(site, 'ada@example.com')).status).toBe(503);
    expect(await readiness(site)).toMatchObject({
      reasons: { database: expect.stringMatching(/^The file site\.sqlite in DATA_DIR is corrupt/) },
    });
    await rm(file());
    const startedSite = loggedSite.site;
    await expectFormsAccepted(startedSite);
    expect((await signUp(startedSite, 'ada@example.com')).status).toBe(200);
  });

  it('blocks no requests while another process has locked it, except sign-ups, which wait for the lock', async () => {
    site = (await startLoggedSite({ DATA_DIR: dataDir })).site;
    const lockingDatabase = new DatabaseSync(file());
    lockingDatabase.exec('begin immediate');
    const response = signUp(site, 'ada@example.com');
    let isAnswered = false;
    void response.then(() => (isAnswered = true));
    const startedAt = performance.now();
    const visits = { made: 0, slowestMs: 0 };
    while (performance.now() - startedAt < 2_500) {
      const requestedAt = performance.now();
      expect((await site.get('/livez')).status).toBe(200);
      expect(await readiness(site)).not.toMatchObject({ failing: expect.arrayContaining(['database']) });
      visits.made += 1;
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - requestedAt);
    }
    // If the site waited synchronously, visits would take as long as the lock.
    expect(visits.slowestMs).toBeLessThan(1_500);
    expect(isAnswered).toBe(false);
    lockingDatabase.exec('rollback');
    lockingDatabase.close();
    expect((await response).status).toBe(200);
  });
});
