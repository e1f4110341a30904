import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Lockfile, refusedLicences } from './shipping/refusedLicences.ts';

// `npm run audit:licences`: every package of the lockfile has a licence that this project may live with. Needs no network.

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const refused = refusedLicences(v.parse(Lockfile, JSON.parse(await readFile(file, 'utf8'))));
if (refused.length > 0) {
  process.stderr.write(
    `Not among the licences of scripts/shipping/refusedLicences.ts:\n${refused.join('\n')}\n`,
  );
  process.exitCode = 1;
}
