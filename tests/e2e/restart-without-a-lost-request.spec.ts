import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const root = path.resolve(import.meta.dirname, '../..');

/** Opens a port and starts the site with it whenever the site ends, as systemd does with deploy/site.socket. */
const supervisor = String.raw`
use IO::Socket::INET;
$^F = 9;
my $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 4096) or die $!;
$| = 1;
print 'port=' . $socket->sockport . "\n";
for (1 .. 4) {
  my $child = fork;
  if (!$child) {
    $ENV{LISTEN_PID} = $$;
    $ENV{LISTEN_FDS} = 1;
    exec 'node', 'scripts/serve.mjs', '--same-process';
  }
  print "pid=$child\n";
  waitpid $child, 0;
}
`;

/** Runs the supervisor. `nextSite` resolves to the process id of the next started site once it serves. */
async function startSupervisor(env: Record<string, string>) {
  const child: ChildProcess = spawn('perl', ['-e', supervisor], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const startedProcessIds = () =>
    [...output.matchAll(/pid=(\d+)\n[^]*?The site runs at/g)].map(([, id]) => Number(id));
  const read = async (count: number) => {
    await expect.poll(() => startedProcessIds().length, { timeout: 30_000 }).toBe(count);
    return startedProcessIds().at(-1) ?? 0;
  };
  return { child, read, port: () => Number(/port=(\d+)/.exec(output)?.[1]) };
}

test('a restart under systemd loses no request', async () => {
  const cms = await startCms();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restarted-'));
  const supervised = await startSupervisor({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  let site = await supervised.read(1);
  const port = supervised.port();
  const outcomes = new Map<string, number>();
  const request = (agent: http.Agent) =>
    new Promise<void>((resolve) => {
      const count = (outcome: string) => {
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        resolve();
      };
      http
        .get({ host: '127.0.0.1', port, path: '/pricing', agent }, (response) => {
          response.resume().once('end', () => count(String(response.statusCode)));
        })
        .once('error', (error) => count(error.message));
    });
  let isRunning = true;
  // Half of them with connections that stay open, as a proxy has.
  const clients = Array.from({ length: 8 }, async (_, index) => {
    const agent = new http.Agent({ keepAlive: index % 2 === 0 });
    while (isRunning) await request(agent);
  });
  for (const restart of [2, 3]) {
    const successesBefore = outcomes.get('200') ?? 0;
    await expect.poll(() => outcomes.get('200') ?? 0).toBeGreaterThan(successesBefore + 50);
    process.kill(site, 'SIGTERM');
    site = await supervised.read(restart);
  }
  isRunning = false;
  await Promise.all(clients);
  expect([...outcomes.keys()]).toEqual(['200']);
  supervised.child.kill('SIGTERM');
  process.kill(site, 'SIGTERM');
  await once(supervised.child, 'exit');
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});
