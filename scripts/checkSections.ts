import path from 'node:path';
import { missingSteps } from './new-section/missingSteps.ts';

/* Fails where a section kind lacks something, and names it. */
const missing = await missingSteps(path.resolve(import.meta.dirname, '..'));
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exitCode = 1;
