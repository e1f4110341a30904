import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type PostgresServer = {
  url: string;
  start(): Promise<void>;
  /** `fast` ends its connections, `immediate` is as a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Holds all its processes, as a machine does that is frozen; the returned function lets them go on. */
  pause(): Promise<() => void>;
  remove(): Promise<void>;
};

/** A PostgreSQL of one's own in a temporary folder. Rejects where its programs are missing. */
export async function startPostgresServer(port: number): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const programs = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const user = await userOfServer();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const program = (name: string, args: string[]) =>
    run(path.join(programs, name), args, { cwd: folder, ...user });
  const data = path.join(folder, 'data');
  await program('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);

  const processes = async () => {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const all = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
    const main = all.find(([, , , args]) => args?.includes(`-D ${data}`))?.[1];
    return all.filter(([, pid, parent]) => pid === main || parent === main).map(([, pid]) => Number(pid));
  };
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
      await program('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings]);
    },
    async stop(mode) {
      await program('pg_ctl', ['stop', '-w', '-D', data, '-m', mode]);
    },
    async pause() {
      const paused = await processes();
      for (const pid of paused) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of paused) process.kill(pid, 'SIGCONT');
      };
    },
    async remove() {
      await server.stop('immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** It refuses to run as root. */
async function userOfServer(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (what: string) => Number((await run('id', [what, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
