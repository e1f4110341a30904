import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSections } from './generateSections.ts';

/*
 * npm run new:section -- Timeline [Faq]: a new section kind as a copy of another one's folder, under its name. Without a second
 * name, `SectionTitle` is copied.
 */
const folder = path.resolve(import.meta.dirname, '../components/sections');
const [name = '', from = 'SectionTitle'] = process.argv.slice(2);
try {
  const files = await copyKind();
  await generateSections(path.resolve(folder, '../..'));
  process.stdout.write(`${files.map((file) => `  components/sections/${name}/${file}\n`).join('')}
${name} is a section kind now, which looks like ${from}. CONTRIBUTING.md, “A section kind”, says what comes next.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function copyKind(): Promise<string[]> {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new Error('Name the kind as editors and code call it: npm run new:section -- Timeline');
  const kinds = await readdir(folder);
  if (kinds.includes(name)) throw new Error(`There is a components/sections/${name} already.`);
  if (!kinds.includes(from)) throw new Error(`There is no components/sections/${from} to copy.`);
  const copy = path.join(folder, name);
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
