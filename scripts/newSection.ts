import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateSections } from './generateSections.ts';

/*
 * npm run new:section -- Timeline [Faq] [--brand]: a new section kind as a copy of another one's folder, under its name. Without a
 * second name, `SectionTitle` is copied. With `--brand` it is the company's own, in `brand/sections/`.
 */
const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { brand: { type: 'boolean', default: false } },
});
const [name = '', from = 'SectionTitle'] = positionals;
const folder = path.join(root, 'components/sections');
const target = values.brand ? 'brand/sections' : 'components/sections';
try {
  const files = await copyKind();
  await generateSections(root);
  process.stdout.write(`${files.map((file) => `  ${target}/${name}/${file}\n`).join('')}
${name} is a section kind now, which looks like ${from}. CONTRIBUTING.md, “A section kind”, says what comes next.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function copyKind(): Promise<string[]> {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new Error('Name the kind as editors and code call it: npm run new:section -- Timeline');
  const kinds = await readdir(folder);
  const copy = path.join(root, target, name);
  if (kinds.includes(name) || existsSync(copy)) throw new Error(`There is a section kind ${name} already.`);
  if (!kinds.includes(from)) throw new Error(`There is no components/sections/${from} to copy.`);
  await cp(path.join(folder, from), copy, {
    recursive: true,
    filter: (source) => path.basename(source) !== '__generated__',
  });
  for (const file of await readdir(copy)) {
    const text = await readFile(path.join(copy, file), 'utf8');
    await writeFile(path.join(copy, file), text.replaceAll(from, name).replace(/^ {2}order: .*\n/m, ''));
    if (file.startsWith(from)) await rename(path.join(copy, file), path.join(copy, file.replace(from, name)));
  }
  return (await readdir(copy)).toSorted();
}
