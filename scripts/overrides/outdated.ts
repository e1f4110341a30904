import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OwnerError } from '../owner/program.ts';
import { blobOf } from './copyOriginal.ts';
import { findOverrides, overridesFolder, recordedOriginals, recordOf } from './overrides.ts';

const run = promisify(execFile);

/** An override and whether its original changed since it was copied. */
type OverrideState = { name: string; state: string; diff: string };

/** Describes every override: whether and how its original has changed since it was copied. */
export async function listOverrides(root: string): Promise<string> {
  const overrides = await describeOverrides(root);
  return overrides.length === 0
    ? 'No component is overridden. npm run override -- components/site/footer/SiteFooter.tsx copies one.\n'
    : overrides
        .map(
          ({ name, state, diff }) =>
            `${name}: ${state}${diff === '' ? '.' : '. Its original changed:'}\n${diff}`,
        )
        .join('');
}

/** Returns all overrides. `state` is "up to date" if the original is still as it was; `diff` shows how it changed. */
export async function describeOverrides(root: string): Promise<OverrideState[]> {
  const overrides = findOverrides(root);
  const records = recordedOriginals(root);
  const states: OverrideState[] = [];
  for (const { path: file } of overrides) {
    const name = path.join(overridesFolder, file);
    const record = records.find((candidate) => candidate.path === file);
    if (record === undefined) states.push({ name, state: 'records no version of its original', diff: '' });
    else if (record.blob === blobOf(await originalText(root, file)))
      states.push({ name, state: 'up to date', diff: '' });
    else states.push({ name, state: 'outdated', diff: await changesSince(root, record.blob, file) });
  }
  for (const { path: file, original } of records)
    if (!overrides.some((override) => override.path === file))
      states.push({
        name: path.join(overridesFolder, file),
        state: `its original ${original} does not exist any more`,
        diff: '',
      });
  return states;
}

/** Records that an override takes its original's current version into account. */
export async function acceptOriginal(root: string, name: string): Promise<string> {
  const file = path.relative(root, path.resolve(root, name)).replace(/^(?:brand\/)?components\//, '');
  const override = path.join(overridesFolder, file);
  if (!findOverrides(root).some((candidate) => candidate.path === file))
    throw new OwnerError(`${override} is not an override. npm run override -- --list lists them.`);
  const code = await readFile(path.join(root, override), 'utf8');
  const first = recordOf(`components/${file}`, blobOf(await originalText(root, file)));
  const codeWithoutRecord = code.replace(/^\/\/ Overrides .*\n/, '');
  await writeFile(path.join(root, override), first + codeWithoutRecord);
  return override;
}

const originalText = (root: string, file: string) => readFile(path.join(root, 'components', file), 'utf8');

async function changesSince(root: string, blob: string, file: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['diff', '--no-color', blob, `components/${file}`], { cwd: root });
    return stdout;
  } catch {
    return `This repository does not contain version ${blob} of it, so compare by hand.\n`;
  }
}
