import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as parts from '#brand/parts.ts';
import { startCms } from '#cms/server.ts';
import { defaultLocale, localeCodes, locales } from '#locales/locales.ts';
import { isDemonstration } from '../tests/support/demonstrationTests.ts';
import { runSite } from '../tests/support/runSite.ts';
import { ensureBuild } from './buildSite.ts';
import { shipSite } from './shipping/shipSite.ts';

// `npm run ship:check`: follows the steps of the Dockerfile without a container engine. Creates the folder that an
// image contains, starts the site in it with embedded content and opens every page and a file of every kind, to find
// packages that are missing.

/** Returns the addresses that do not depend on content, without those of disabled features. */
function fixedAddresses(): string[] {
  return [
    ...localeCodes.map((locale) => locales[locale].homePath),
    '/sitemap.xml',
    '/readyz',
    ...(parts.search ? ['/blog?q=port'] : []),
    ...(parts.leadForm ? ['/enquiry'] : []),
    ...(parts.qrPage ? ['/qr'] : []),
    ...(parts.feeds ? ['/feed.xml'] : []),
    ...(parts.apiReference ? ['/docs', '/api/docs-json'] : []),
  ];
}

/** Returns the pages in the sitemaps, and a file of every kind that these pages show. */
async function addressesOfContent(read: (address: string) => Promise<string>): Promise<string[]> {
  const paths = (sitemap: string) =>
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const sitemaps = await Promise.all(paths(await read('/sitemap.xml')).map(read));
  const pages = sitemaps.flatMap(paths);
  const html = (await Promise.all(pages.map(read))).join('\n');
  const files = [/\/og\/[^"?\s]+\.png/, /\/_ipx\/[^"\s]+/, /\/cms\/wp-content\/uploads\/[^"\s]+\.svg/];
  return [...pages, ...files.flatMap((file) => file.exec(html)?.[0] ?? [])];
}

const root = path.resolve(import.meta.dirname, '..');
await ensureBuild(root);
const folder = await mkdtemp(path.join(tmpdir(), 'shipped-'));
const packages = await shipSite(root, folder);
const cms = await startCms({ content: isDemonstration ? 'demonstration' : 'starter' });
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
const issues: string[] = [];
const read = async (address: string) => (await fetch(site.url + address)).text();
const addresses = new Set([...fixedAddresses(), ...(await addressesOfContent(read))]);
for (const address of addresses) {
  const response = await fetch(new URL(address, site.url));
  await response.arrayBuffer();
  if (response.status !== 200) issues.push(`${address} responded with ${response.status}`);
}
if (parts.newsletter) {
  const signUp = await fetch(`${site.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ emailAddress: 'ada@example.com', locale: defaultLocale }),
  });
  if (!signUp.ok) issues.push(`a sign-up was rejected with ${signUp.status}`);
}
if (/ERR_MODULE_NOT_FOUND|Cannot find (?:package|module)/.test(site.output())) issues.push(site.output());
const code = await site.stop();
if (code !== 0) issues.push(`the site exited with code ${code}`);
await cms.stop();
await rm(folder, { recursive: true });

const megabytes = packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
process.stdout.write(
  issues.length === 0
    ? `The shipped site works: ${packages.length} packages (${megabytes.toFixed(1)} MB), ${addresses.size} addresses opened.\n`
    : `${issues.join('\n')}\n`,
);
process.exit(issues.length === 0 ? 0 : 1);
