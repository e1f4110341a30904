import { spawn } from 'node:child_process';

// What a stranger does first: `npm start` in a checkout where nothing was generated or built, then the home page in three
// languages. CI runs it right after `npm ci`, before anything else can generate what is missing.

const port = 3000;
const limitMs = 300_000;
const pages = ['/', '/da', '/de'];
const begun = Date.now();
const seconds = () => Math.round((Date.now() - begun) / 1000);

// A process group of its own, so that npm and what it started end together.
const site = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
let output = '';
const ended = new Promise((resolve) => site.once('close', resolve));
const started = await new Promise((resolve) => {
  site.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes(`The site runs at http://localhost:${port}`)) resolve(true);
  });
  void ended.then(() => resolve(false));
  setTimeout(() => resolve(false), limitMs).unref();
});
const statuses = started
  ? await Promise.all(pages.map(async (page) => (await fetch(`http://localhost:${port}${page}`)).status))
  : [];
const works = started && statuses.every((status) => status === 200);
process.stdout.write(
  started
    ? `First start: ready after ${seconds()} s; ${pages.map((page, index) => `${page} ${statuses[index]}`).join(', ')}\n`
    : `First start: npm start did not start the site within ${seconds()} s:\n${output}\n`,
);
if (site.exitCode === null && site.pid !== undefined) process.kill(-site.pid, 'SIGTERM');
await ended;
process.exit(works ? 0 : 1);
