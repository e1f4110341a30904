import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtServer } from './builtServer.ts';
import { shipSite } from './shipping/shipSite.ts';

// `npm run ship -- /a/folder`: what a server needs of the built site, and nothing else; then `node scripts/serve.mjs` there.
// Prints the packages and their sizes, the largest first.

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Name the folder that is to be made: npm run ship -- /srv/site\n');
  process.exit(1);
}
const root = path.resolve(import.meta.dirname, '..');
if (!existsSync(path.join(root, builtServer, 'serve.mjs'))) {
  process.stderr.write('There is no build in dist/ to ship. Run npm run build first.\n');
  process.exit(1);
}
const packages = await shipSite(root, path.resolve(folder));
const kilobytes = (bytes: number) => String(Math.round(bytes / 1000)).padStart(8);
for (const { name, version, bytes } of packages.toSorted((a, b) => b.bytes - a.bytes))
  process.stdout.write(`${kilobytes(bytes)} kB  ${name} ${version}\n`);
const all = packages.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(`${kilobytes(all)} kB  in ${packages.length} packages\n`);
