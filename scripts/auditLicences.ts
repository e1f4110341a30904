import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Lockfile, refusedLicences } from './shipping/refusedLicences.ts';

// `npm run audit:licences`: checks the licence of every package in the lockfile, without network access.

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const refusedPackages = refusedLicences(v.parse(Lockfile, JSON.parse(await readFile(file, 'utf8'))));
if (refusedPackages.length > 0) {
  process.stderr.write(
    `Licences that scripts/shipping/refusedLicences.ts does not allow:\n${refusedPackages.join('\n')}\n`,
  );
  process.exitCode = 1;
}
