import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../scripts/buildSite.ts';
import { cpuPerRequest } from './cpu.ts';
import { weigh } from './weigh.ts';

const root = path.resolve(import.meta.dirname, '..');
const requestCount = 4_000;
const pages = ['/', '/pricing', '/blog', '/blog/sending-40-bytes'];

/** Starts a process and answers the first match of what it writes. */
function start(
  args: string[],
  ready: RegExp,
  input?: Buffer,
): Promise<{ child: ChildProcess; match: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: path.join(root, '.cache/bench-data'),
        CONTENT_FRESH_SECONDS: '86400',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = ready.exec(output)?.[1];
      if (match !== undefined) resolve({ child, match });
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    if (input !== undefined) child.stdin.end(input);
  });
}

await ensureBuild(root);
const site = await start(['scripts/start.mjs'], /The site runs at (\S+)/);
const compressed = { 'accept-encoding': 'br' };
const page = Buffer.from(await (await fetch(`${site.match}/pricing`)).arrayBuffer());
const bare = await start(['benchmarks/bareKoa.ts'], /(\d+)/, page);

const cpu = {
  cachedPage: await cpuPerRequest(site.child.pid ?? 0, `${site.match}/pricing`, requestCount, compressed),
  bareKoa: await cpuPerRequest(
    bare.child.pid ?? 0,
    `http://127.0.0.1:${bare.match}/`,
    requestCount,
    compressed,
  ),
};
const weights = await weigh(site.match, pages);
site.child.kill();
bare.child.kill();

console.table(weights);
console.table({ 'CPU microseconds a request': { ...cpu, ratio: cpu.cachedPage / cpu.bareKoa } });
await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(path.join(root, '.cache/bench.json'), JSON.stringify({ weights, cpu }, null, 2));
process.exit(0);
