import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { generateSections } from './generateSections.ts';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'components/sections');

const program: Command = createProgram(
  'new:section',
  'Creates a section kind by copying the folder of another one (CONTRIBUTING.md, “A section kind”).',
);
program
  .argument('<name>', 'name in code, such as Timeline')
  .argument('[source]', 'section kind to copy', 'SectionTitle')
  .option('--brand', 'create it in brand/sections/, as a kind of this company')
  .action(async (name: string, source: string, { brand }: { brand?: boolean }) => {
    const target = brand ? 'brand/sections' : 'components/sections';
    const files = await copyKind(name, source, target);
    await generateSections(root);
    process.stdout.write(`${files.map((file) => `  ${target}/${name}/${file}\n`).join('')}
Created the section kind ${name} as a copy of ${source}. For the next steps, see “A section kind” in CONTRIBUTING.md.\n`);
  });
await runProgram(program);

async function copyKind(name: string, source: string, target: string): Promise<string[]> {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new OwnerError(
      `${name} is not a valid name. Use letters only, with a capital first, such as Timeline.`,
    );
  const kinds = await readdir(folder);
  const copy = path.join(root, target, name);
  if (kinds.includes(name) || existsSync(copy))
    throw new OwnerError(`The section kind ${name} already exists.`);
  if (!kinds.includes(source))
    throw new OwnerError(`components/sections/${source} does not exist. Name a section kind to copy.`);
  await cp(path.join(folder, source), copy, {
    recursive: true,
    filter: (file) => path.basename(file) !== '__generated__',
  });
  for (const file of await readdir(copy)) {
    const text = await readFile(path.join(copy, file), 'utf8');
    await writeFile(path.join(copy, file), text.replaceAll(source, name).replace(/^ {2}order: .*\n/m, ''));
    if (file.startsWith(source))
      await rename(path.join(copy, file), path.join(copy, file.replace(source, name)));
  }
  return (await readdir(copy)).toSorted();
}
