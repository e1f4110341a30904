import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { ensureBuild } from '../scripts/buildSite.ts';
import { firstPresses } from './firstPresses.ts';
import { fleetTable } from './fleetCalls.ts';
import { growth } from './growth.ts';
import { imageMemory } from './imageMemory.ts';
import { longUse } from './longUse.ts';
import { navigations } from './navigations.ts';
import { readBudget } from './overBudget.ts';
import { serverCosts } from './serverCosts.ts';
import { startProcess } from './startProcess.ts';
import { stepsBack } from './stepsBack.ts';
import { weigh } from './weigh.ts';

// `npm run bench`: what the site takes of a server and sends to browsers, beside a Koa that only sends the same bytes.

const root = path.resolve(import.meta.dirname, '..');
/** Of each click and each control's first press: `npm run bench -- 20`. */
const tries = Number(process.argv[2] ?? 2);
const dataDir = path.join(root, '.cache/bench-data');

await ensureBuild(root);
// The build's own handler prints an error and lets the process wait for ever.
process.removeAllListeners('uncaughtException');
const budget = await readBudget();
const cms = await startCms();
const server = await serverCosts(cms.url, dataDir, ['/', '/pricing', '/blog']);
const site = await startProcess('scripts/serve.mjs', /The site runs at (\S+)/, {
  env: {
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  },
});
const weights = await weigh(site.match, Object.keys(budget));
const clicks = await navigations(site.match, tries);
const back = await stepsBack(site.match, [...Object.keys(budget), '/enquiry', '/docs']);
const presses = await firstPresses(site.match, tries);
await site.stop();
await cms.stop();
const grown: Record<string, Record<string, number>> = {};
for (const pages of [100, 2_000, 10_000]) grown[`${pages} pages`] = await growth(pages);
const used = await longUse(5_000, 100_000);
const fleet = fleetTable(10_000);
const pictures = await imageMemory();

console.table(weights);
console.table(budget);
console.log('From a click on a link that was hovered before to the first frame:');
console.table(clicks);
console.table({ 'A step back shows the page as it was left': back });
console.table(presses);
console.table(server, ['firstPageMs', 'startCpuMs', 'memoryAtRest', 'hit']);
console.log(`A kept page costs ${(server.site.hit / server.bareKoa.hit).toFixed(1)} times a bare Koa's.`);
console.table({ 'CPU microseconds of a page drawn anew': server.site.misses });
console.table(grown);
console.table({ '100,000 requests over 5,000 pages': used });
console.table({ 'MiB while the largest pictures are encoded': pictures });
console.log('Calls a second on the content backend at 10000 pages, 100 visits a second, fresh for 60 s:');
console.table(fleet);
await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(
  path.join(root, '.cache/bench.json'),
  JSON.stringify({ weights, budget, clicks, back, presses, server, grown, used, fleet, pictures }, null, 2),
);
process.exit(0);
