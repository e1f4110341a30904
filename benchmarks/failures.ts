import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import pg from 'pg';
import { ensureBuild } from '../scripts/buildSite.ts';
import { shipSite } from '../scripts/shipping/shipSite.ts';
import { startRedisServer } from '../tests/support/redisServer.ts';
import { runSite, type RunningSite } from '../tests/support/runSite.ts';
import { changeAssets } from './changeAssets.ts';
import { startVisitors, visitedPages } from './visitors.ts';

// `npm run bench:failures`: two instances with PostgreSQL and Redis, fifty visits a second and two sign-ups. One instance is
// killed, Redis, the content backend; each comes back; then a new build with other assets takes their place, one
// after the other. What has to hold: no 5xx for a page that was seen, no visit without an answer, no sign-up lost.
// Needs `redis-server`, and a DATABASE_URL of PostgreSQL, in which it makes a schema of its own.

new Command('npm run bench:failures --')
  .description(
    'Ends instances, Redis and the content backend under visits. Needs redis-server and DATABASE_URL.',
  )
  .parse();
const server = process.env['DATABASE_URL'];
if (server === undefined) {
  process.stderr.write('DATABASE_URL is not set: it takes the address of a PostgreSQL, postgres://…\n');
  process.exit(1);
}
const ports = { instances: [4491, 4492], cms: 4493, redis: 4490 } as const;
const root = path.resolve(import.meta.dirname, '..');
const schema = 'bench_failures';

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function startCms() {
  const child = spawn(process.execPath, ['cms/main.ts', '--port', String(ports.cms)], {
    cwd: root,
    stdio: 'ignore',
  });
  for (;;) {
    const isThere = await fetch(`http://127.0.0.1:${ports.cms}/wp-json/site/v1/menu?lang=en`).catch(
      () => undefined,
    );
    if (isThere?.ok) break;
    await pause(100);
  }
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const temporary = await mkdtemp(path.join(tmpdir(), 'failures-'));
const databaseUrl = new URL(server);
databaseUrl.searchParams.set('options', `-c search_path=${schema}`);

function startInstance(index: 0 | 1, folder: string): Promise<RunningSite> {
  return runSite(
    {
      PORT: String(ports.instances[index]),
      HOST: '127.0.0.1',
      SITE_URL: 'http://127.0.0.1:4490',
      DATA_DIR: path.join(temporary, `data-${index}`),
      DATABASE_URL: databaseUrl.href.replaceAll('+', '%20'),
      SECRET_KEY: 'a secret of at least thirty-two characters',
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      CONTENT_GRAPHQL_URL: `http://127.0.0.1:${ports.cms}/graphql`,
      CONTENT_REST_URL: `http://127.0.0.1:${ports.cms}`,
      CONTENT_FRESH_SECONDS: '2',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    'serve',
    undefined,
    folder,
  );
}

const totals = { errors: 0, lost: 0, signUps: 0 };
function takeCounts() {
  const counts = visitors.takeCounts();
  totals.errors += counts.errors;
  totals.lost += counts.lost;
  totals.signUps += counts.signUps;
  return counts;
}

/** Lets something happen, waits, and prints what visitors saw. */
async function phase(name: string, happen: () => Promise<unknown>, seconds = 6): Promise<void> {
  const at = ((performance.now() - begunAt) / 1000).toFixed(1).padStart(6);
  await happen();
  await pause(seconds * 1_000);
  const counts = takeCounts();
  console.log(
    `${at} s  ${name.padEnd(34)} ${counts.answers} visits, ${counts.errors} 5xx, ${counts.lost} lost, ${counts.ledOn} led on, slowest ${counts.slowestMs} ms, ${counts.signUps} sign-ups`,
  );
}

await ensureBuild(root);
const folders = [path.join(temporary, 'old'), path.join(temporary, 'new')] as const;
await shipSite(root, folders[0]);
await cp(folders[0], folders[1], { recursive: true });
await changeAssets(folders[1]);
await ask(`drop schema if exists ${schema} cascade; create schema ${schema}`);
const redis = await startRedisServer(ports.redis);
let cms = await startCms();
// Shared, as in compose.yaml: an instance of the old build sends the files of the new one.
await mkdir(path.join(temporary, 'assets'));
for (const index of [0, 1]) {
  await mkdir(path.join(temporary, `data-${index}`));
  await symlink(path.join(temporary, 'assets'), path.join(temporary, `data-${index}/assets`));
}
const sites = [await startInstance(0, folders[0]), await startInstance(1, folders[0])];
for (const page of visitedPages) for (const site of sites) await (await fetch(site.url + page)).text();

const begunAt = performance.now();
const visitors = startVisitors(ports.instances);
await phase('all is well', async () => {});
await phase('instance 1 is killed', async () => process.kill(sites[0]?.processId ?? 0, 'SIGKILL'));
await phase('instance 1 is back', async () => (sites[0] = await startInstance(0, folders[0])));
await phase('Redis is killed', redis.kill);
await phase('Redis is back', redis.start);
await phase('the content backend is killed', () => cms.kill(), 10);
await phase('the content backend is back', async () => (cms = await startCms()));
for (const index of [0, 1] as const)
  await phase(`a new build takes the place of ${index + 1}`, async () => {
    // The other serves meanwhile, and is replaced once this one is ready.
    await sites[index]?.stop();
    sites[index] = await startInstance(index, folders[1]);
    while (!(await fetch(`${sites[index]?.url}/readyz`)).ok) await pause(100);
  });
await visitors.stop();
takeCounts();

const kept = Number((await ask(`select count(*) as kept from ${schema}.subscriber`))[0]?.['kept']);
for (const site of sites) await site.stop();
await Promise.all([cms.kill(), redis.kill()]);
await ask(`drop schema ${schema} cascade`);
await rm(temporary, { recursive: true });
console.log(`${totals.signUps} sign-ups were accepted, ${kept} are in the database.`);
const holds = totals.errors === 0 && totals.lost === 0 && kept >= totals.signUps;
console.log(holds ? 'Everything holds.' : 'Something was lost.');
process.exit(holds ? 0 : 1);
