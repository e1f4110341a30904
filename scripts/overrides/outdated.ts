import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OwnerError } from '../owner/program.ts';
import { blobOf } from './copyOriginal.ts';
import { findOverrides, overridesFolder, recordedOriginals, recordOf } from './overrides.ts';

const run = promisify(execFile);

/** Describes every override: whether and how its original has changed since it was copied. */
export async function listOverrides(root: string): Promise<string> {
  const overrides = findOverrides(root);
  const records = recordedOriginals(root);
  const texts: string[] = [];
  for (const { path: file } of overrides) {
    const name = path.join(overridesFolder, file);
    const record = records.find((each) => each.path === file);
    if (record === undefined) texts.push(`${name}: records no version of its original.\n`);
    else if (record.blob === blobOf(await originalText(root, file))) texts.push(`${name}: up to date.\n`);
    else
      texts.push(`${name}: outdated. Its original changed:\n${await changesSince(root, record.blob, file)}`);
  }
  for (const { path: file, original } of records)
    if (!overrides.some((each) => each.path === file))
      texts.push(`${path.join(overridesFolder, file)}: its original ${original} does not exist any more.\n`);
  return texts.length === 0
    ? 'No component is overridden. npm run override -- components/site/footer/SiteFooter.tsx copies one.\n'
    : texts.join('');
}

/** Records that an override takes its original's current version into account. */
export async function acceptOriginal(root: string, name: string): Promise<string> {
  const file = path.relative(root, path.resolve(root, name)).replace(/^(?:brand\/)?components\//, '');
  const override = path.join(overridesFolder, file);
  if (!findOverrides(root).some((each) => each.path === file))
    throw new OwnerError(`${override} is not an override. npm run override -- --list lists them.`);
  const code = await readFile(path.join(root, override), 'utf8');
  const first = recordOf(`components/${file}`, blobOf(await originalText(root, file)));
  const rest = code.replace(/^\/\/ Overrides .*\n/, '');
  await writeFile(path.join(root, override), first + rest);
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
