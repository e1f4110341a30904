import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../scripts/buildSite.ts';
import { cpuPerRequest } from './cpu.ts';
import { readBudget } from './overBudget.ts';
import { weigh } from './weigh.ts';

const root = path.resolve(import.meta.dirname, '..');
const requestCount = 4_000;
const uncachedCount = 60;

type Settings = { freshSeconds: string; input?: Buffer };

/** Starts a process and gives the first match of what it writes. */
function start(
  args: string[],
  ready: RegExp,
  { freshSeconds, input }: Settings,
): Promise<{ child: ChildProcess; match: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: path.join(root, '.cache/bench-data'),
        CONTENT_FRESH_SECONDS: freshSeconds,
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
const budget = await readBudget();
const site = await start(['scripts/start.mjs'], /The site runs at (\S+)/, { freshSeconds: '86400' });
const compressed = { 'accept-encoding': 'br' };
const page = Buffer.from(await (await fetch(`${site.match}/pricing`)).arrayBuffer());
const bare = await start(['benchmarks/bareKoa.ts'], /(\d+)/, { freshSeconds: '86400', input: page });
const pidOf = ({ child }: { child: ChildProcess }) => child.pid ?? 0;

const cpu = {
  bareKoa: await cpuPerRequest(pidOf(bare), `http://127.0.0.1:${bare.match}/`, requestCount, compressed),
  cachedPage: await cpuPerRequest(pidOf(site), `${site.match}/pricing`, requestCount, compressed),
  // Drawn anew for each search; the embedded backend, in the same process, answers it.
  searchWithBackend: await cpuPerRequest(
    pidOf(site),
    (index) => `${site.match}/blog?q=bench${index}`,
    uncachedCount,
    compressed,
  ),
};
const weights = await weigh(site.match, Object.keys(budget));
site.child.kill();
bare.child.kill();

console.table(weights);
console.table(budget);
console.table({ 'CPU microseconds a request': { ...cpu, ratio: cpu.cachedPage / cpu.bareKoa } });
await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(path.join(root, '.cache/bench.json'), JSON.stringify({ weights, budget, cpu }, null, 2));
process.exit(0);
