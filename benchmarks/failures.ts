import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ensureBuild } from '../scripts/buildSite.ts';
import { shipSite } from '../scripts/shipping/shipSite.ts';
import { startPostgresServer } from '../tests/support/postgresServer.ts';
import { startRedisServer } from '../tests/support/redisServer.ts';
import { runSite, type RunningSite } from '../tests/support/runSite.ts';
import { changeAssets } from './changeAssets.ts';
import { startVisitors, visitedPages } from './visitors.ts';

// `npm run bench:failures`: visits and thirty sign-ups a second while everything that can fail does. First two instances
// with PostgreSQL and Redis, then one with SQLite on a small disk. What has to hold: no 5xx for a page that was seen, no
// visit without an answer, no sign-up lost that was answered with 200, no process that ends by itself.
// Needs the programs of PostgreSQL and Redis; the small disk needs root.

new Command('npm run bench:failures --')
  .description(
    'Lets everything that can fail do so under visits and sign-ups. Needs PostgreSQL and redis-server.',
  )
  .parse();
const ports = { redis: 4490, instances: [4491, 4492], cms: 4493, postgres: 4494, sqlite: 4495 } as const;
const load = { visitsASecond: 20, signUpsASecond: 30 };
const root = path.resolve(import.meta.dirname, '..');
const temporary = await mkdtemp(path.join(tmpdir(), 'failures-'));
const totals = { errors: 0, lost: 0, missing: 0, ended: 0 };
const begunAt = performance.now();

async function startCms() {
  const child = spawn(process.execPath, ['cms/main.ts', '--port', String(ports.cms)], {
    cwd: root,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${ports.cms}/wp-json/site/v1/menu?lang=en`;
  while (!(await fetch(address).catch(() => undefined))?.ok) await pause(100);
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** An instance, whose end by itself counts. */
async function startInstance(
  port: number,
  folder: string,
  env: Record<string, string>,
): Promise<RunningSite & { kill(): void }> {
  const site = await runSite(
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: 'http://127.0.0.1:4490',
      CONTENT_GRAPHQL_URL: `http://127.0.0.1:${ports.cms}/graphql`,
      CONTENT_REST_URL: `http://127.0.0.1:${ports.cms}`,
      CONTENT_FRESH_SECONDS: '2',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'shiftClock.mjs')}`,
      ...env,
    },
    'serve',
    undefined,
    folder,
  );
  let isMeant = false;
  void site.ended.then((code) => {
    if (isMeant) return;
    totals.ended += 1;
    console.log(`An instance ended by itself with ${code}:\n${site.output()}`);
  });
  return {
    ...site,
    kill() {
      isMeant = true;
      process.kill(site.processId, 'SIGKILL');
    },
    stop() {
      isMeant = true;
      return site.stop();
    },
  };
}

/** Visitors, and what they see while one thing after the other happens. */
function visit(instances: readonly [number, number], name: string) {
  const visitors = startVisitors(instances, { ...load, name });
  let taken = 0;
  const take = () => {
    const counts = visitors.takeCounts();
    totals.errors += counts.errors;
    totals.lost += counts.lost;
    taken += counts.signUps;
    return counts;
  };
  return {
    /** Lets something happen, waits, and prints what visitors saw. */
    async phase(what: string, happen: () => unknown, seconds = 6): Promise<void> {
      const at = ((performance.now() - begunAt) / 1000).toFixed(0).padStart(4);
      await happen();
      await pause(seconds * 1_000);
      const counts = take();
      console.log(
        `${at} s  ${what.padEnd(42)} ${counts.answers} visits, ${counts.errors} 5xx, ${counts.lost} lost, slowest ${counts.slowestMs} ms; sign-ups: ${counts.signUps} taken, ${counts.refused} refused`,
      );
    },
    /** Compares what was answered with what is stored. */
    async end(count: () => Promise<number>): Promise<void> {
      await visitors.stop();
      take();
      const stored = await count();
      console.log(`${taken} sign-ups were answered with 200, ${stored} are stored.\n`);
      totals.missing += Math.max(0, taken - stored);
    },
  };
}

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function visitOnce(url: string): Promise<void> {
  for (const page of visitedPages) await (await fetch(url + page)).text();
}

await ensureBuild(root);
const folders = [path.join(temporary, 'old'), path.join(temporary, 'new')] as const;
await shipSite(root, folders[0]);
await cp(folders[0], folders[1], { recursive: true });
await changeAssets(folders[1]);
const postgres = await startPostgresServer(ports.postgres);
const redis = await startRedisServer(ports.redis);
let cms = await startCms();
// Shared, as in compose.yaml: an instance of the old build sends the files of the new one.
await mkdir(path.join(temporary, 'assets'));
for (const index of [0, 1]) {
  await mkdir(path.join(temporary, `data-${index}`));
  await symlink(path.join(temporary, 'assets'), path.join(temporary, `data-${index}/assets`));
}

const startShared = (index: 0 | 1, folder: string) =>
  startInstance(ports.instances[index], folder, {
    DATA_DIR: path.join(temporary, `data-${index}`),
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'a secret of at least thirty-two characters',
    REDIS_URL: redis.url,
  });

async function failWithPostgresAndRedis(): Promise<void> {
  const sites = [await startShared(0, folders[0]), await startShared(1, folders[0])];
  for (const { url } of sites) await visitOnce(url);
  const store = new Redis(redis.url, { lazyConnect: true });
  store.on('error', () => {});
  const { phase, end } = visit(ports.instances, 'ada');
  await phase('all is well', () => {});
  for (const mode of ['fast', 'immediate'] as const)
    await phase(`PostgreSQL is restarted (${mode})`, async () => {
      await postgres.stop(mode);
      await postgres.start();
    });
  await phase('its connections are ended', () =>
    ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
  );
  let goOn = () => {};
  await phase('PostgreSQL is paused', async () => (goOn = await postgres.pause()), 20);
  await phase('PostgreSQL goes on', () => goOn());
  await phase('PostgreSQL is away for a minute', () => postgres.stop('fast'), 30);
  await phase('an instance is killed and starts without it', async () => {
    sites[0]?.kill();
    sites[0] = await startShared(0, folders[0]);
    await pause(20_000);
  });
  await phase('PostgreSQL is back', () => postgres.start());
  await phase('Redis is flushed', () => store.flushall());
  await phase('Redis holds nonsense under its keys', async () => {
    for (const key of await store.keys('*')) await store.del(key).then(() => store.set(key, 'nonsense'));
  });
  store.disconnect();
  await phase('Redis is killed', redis.kill);
  await phase('Redis is back', redis.start);
  await phase('the clock of an instance goes back an hour', () =>
    process.kill(sites[0]?.processId ?? 0, 'SIGUSR2'),
  );
  await phase('the content backend is killed', () => cms.kill(), 10);
  await phase('the content backend is back', async () => (cms = await startCms()));
  for (const index of [0, 1] as const)
    await phase(`a new build takes the place of ${index + 1}`, async () => {
      // The other serves meanwhile, and is replaced once this one is ready.
      await sites[index]?.stop();
      const next = await startShared(index, folders[1]);
      sites[index] = next;
      while (!(await fetch(`${next.url}/readyz`)).ok) await pause(100);
    });
  await end(async () => Number((await ask('select count(*) as stored from subscriber'))[0]?.['stored']));
  for (const site of sites) await site.stop();
}

async function failWithSqlite(): Promise<void> {
  const dataDir = path.join(temporary, 'disk');
  await mkdir(dataDir);
  const isSmall = isMounted(dataDir);
  const start = () => startInstance(ports.sqlite, folders[0], { DATA_DIR: dataDir });
  let site = await start();
  await visitOnce(site.url);
  const database = () => new DatabaseSync(path.join(dataDir, 'site.sqlite'), { timeout: 5_000 });
  const { phase, end } = visit([ports.sqlite, ports.sqlite], 'eve');
  await phase('all is well, with SQLite', () => {});
  let other = database();
  await phase('another process locks the database', () => other.exec('begin immediate'), 20);
  await phase('the lock is gone', () => {
    other.exec('rollback');
    other.close();
  });
  if (isSmall) {
    await phase('the disk is full', () =>
      writeFile(path.join(dataDir, 'filler'), Buffer.alloc(2 ** 27)).catch(() => {}),
    );
    await phase('there is room again', () => rm(path.join(dataDir, 'filler')));
  } else console.log('The disk is not filled: only root may mount a small one.');
  await phase('the clock goes back an hour', () => process.kill(site.processId, 'SIGUSR2'));
  await phase('the content backend is killed', () => cms.kill(), 10);
  await end(async () => {
    await site.stop();
    other = database();
    const stored = Number(other.prepare('select count(*) as stored from subscriber').get()?.['stored']);
    other.close();
    return stored;
  });
  if (isSmall) execFileSync('umount', ['-l', dataDir]);
}

function isMounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// `-- --sqlite`: that part alone.
if (!process.argv.includes('--sqlite')) await failWithPostgresAndRedis();
await failWithSqlite();
await Promise.all([redis.kill(), postgres.remove()]);
await rm(temporary, { recursive: true });
const holds = Object.values(totals).every((count) => count === 0);
console.log(
  `Pages: ${totals.errors} 5xx, ${totals.lost} without an answer. Sign-ups lost: ${totals.missing}. Processes that ended: ${totals.ended}.`,
);
console.log(holds ? 'Everything holds.' : 'Something was lost.');
process.exit(holds ? 0 : 1);
