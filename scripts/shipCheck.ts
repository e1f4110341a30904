import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { runSite } from '../tests/support/runSite.ts';
import { ensureBuild } from './buildSite.ts';
import { shipSite } from './shipping/shipSite.ts';

// `npm run ship:check`: follows the steps of the Dockerfile without a container engine. Creates the folder that an
// image contains, starts the site in it and opens a page or file of every kind, to find packages that are missing.

const addresses = [
  '/',
  '/pricing',
  '/da/blog',
  '/de/docs',
  '/blog?q=port',
  '/enquiry',
  '/qr',
  '/feed.xml',
  '/sitemap.xml',
  '/og/en/pricing.png',
  '/api/icons/lucide.json?icons=anchor',
  '/api/docs-json',
  '/_ipx/w_320,f_webp/cms/wp-content/uploads/2026/11/bento-sim.webp',
  '/cms/wp-content/uploads/2026/11/logo-kystlink.svg',
  '/readyz',
];

const root = path.resolve(import.meta.dirname, '..');
await ensureBuild(root);
const folder = await mkdtemp(path.join(tmpdir(), 'shipped-'));
const packages = await shipSite(root, folder);
const cms = await startCms();
const site = await runSite(
  {
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    DOCS_API_ORIGIN: 'demonstration',
    REDIS_URL: 'redis://127.0.0.1:1',
  },
  'serve',
  undefined,
  folder,
);
const faults: string[] = [];
for (const address of addresses) {
  const response = await fetch(site.url + address);
  await response.arrayBuffer();
  if (response.status !== 200) faults.push(`${address} responded with ${response.status}`);
}
const signUp = await fetch(`${site.url}/api/newsletter`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ emailAddress: 'ada@example.com', locale: 'en' }),
});
if (!signUp.ok) faults.push(`a sign-up was rejected with ${signUp.status}`);
if (/ERR_MODULE_NOT_FOUND|Cannot find (?:package|module)/.test(site.output())) faults.push(site.output());
const code = await site.stop();
if (code !== 0) faults.push(`the site exited with code ${code}`);
await cms.stop();
await rm(folder, { recursive: true });

const megabytes = packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
process.stdout.write(
  faults.length === 0
    ? `The shipped site works: ${packages.length} packages (${megabytes.toFixed(1)} MB), ${addresses.length} addresses opened.\n`
    : `${faults.join('\n')}\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
