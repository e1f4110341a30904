import { spawn } from 'node:child_process';
import { defaultLocale, locales } from '../brand/languages.ts';

// Tests the first start: `npm start` in a checkout without generated files and builds, then the home page in every
// language. CI runs it right after `npm ci`, before other steps generate files.

const port = 3000;
const limitMs = 300_000;
const pages = Object.keys(locales).map((code) => (code === defaultLocale ? '/' : `/${code}`));
const startedAt = Date.now();
const seconds = () => Math.round((Date.now() - startedAt) / 1000);

// Uses a separate process group, so that npm and its children end together.
const site = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
let output = '';
const exit = new Promise((resolve) => site.once('close', resolve));
const hasStarted = await new Promise((resolve) => {
  site.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes(`The site runs at http://localhost:${port}`)) resolve(true);
  });
  void exit.then(() => resolve(false));
  setTimeout(() => resolve(false), limitMs).unref();
});
const statuses = hasStarted
  ? await Promise.all(pages.map(async (page) => (await fetch(`http://localhost:${port}${page}`)).status))
  : [];
const works = hasStarted && statuses.every((status) => status === 200);
process.stdout.write(
  hasStarted
    ? `First start: ready after ${seconds()} s; ${pages.map((page, index) => `${page} ${statuses[index]}`).join(', ')}\n`
    : `First start failed: npm start did not start the site within ${seconds()} s:\n${output}\n`,
);
if (site.exitCode === null && site.pid !== undefined) process.kill(-site.pid, 'SIGTERM');
await exit;
process.exit(works ? 0 : 1);
