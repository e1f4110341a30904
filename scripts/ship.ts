import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtServer } from './builtServer.ts';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';
import { shipSite } from './shipping/shipSite.ts';

const root = path.resolve(import.meta.dirname, '..');

const program = createProgram(
  'ship',
  'Copies what a server needs of the built site into a folder; start it there with node scripts/serve.mjs. Prints the packages by size.',
)
  .argument('<folder>', 'folder to create, such as /srv/site')
  .action(ship);
await runProgram(program);

async function ship(folder: string): Promise<void> {
  if (!existsSync(path.join(root, builtServer, 'serve.mjs')))
    throw new OwnerError('dist/ contains no build. Run npm run build first.');
  const packages = await shipSite(root, path.resolve(folder));
  const kilobytes = (bytes: number) => String(Math.round(bytes / 1000)).padStart(8);
  for (const { name, version, bytes } of packages.toSorted((a, b) => b.bytes - a.bytes))
    process.stdout.write(`${kilobytes(bytes)} kB  ${name} ${version}\n`);
  const totalBytes = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`${kilobytes(totalBytes)} kB  in ${packages.length} packages\n`);
}
