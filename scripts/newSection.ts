import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { format, resolveConfig } from 'prettier';
import { demonstrationTests, isDemonstration } from '#tests/support/demonstrationTests.ts';
import { generateSections } from './generateSections.ts';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'components/sections');

/** Tests of the demo's languages and prices, which do not fit another company. */
const skippedTests: ReadonlySet<string> = new Set(isDemonstration ? [] : demonstrationTests);

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
Created the section kind ${name} as a copy of ${source}. Its label, help, synonyms and thumbnail (drawing) are still those of
${source}: replace them in ${name}.fields.ts. For the next steps, see “A section kind” in CONTRIBUTING.md.\n`);
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
    filter: (file) => path.basename(file) !== '__generated__' && !skippedTests.has(path.relative(root, file)),
  });
  const originals = await readdir(copy);
  const texts = await Promise.all(originals.map((file) => readFile(path.join(copy, file), 'utf8')));
  const fragments = texts.flatMap((text) =>
    [...text.matchAll(/^ *(?:fragment|query) (\w+) [@o]/gm)].map(([, fragment = '']) => fragment),
  );
  const style = await resolveConfig(path.join(copy, `${name}.ts`));
  for (const [index, file] of originals.entries()) {
    const text = renamed(texts[index] ?? '', { source, name, fragments }).replace(/^ {2}order: .*\n/m, '');
    const target = path.join(copy, file.startsWith(`${source}.`) ? file.replace(source, name) : file);
    await rm(path.join(copy, file));
    await writeFile(target, await format(text, { ...style, filepath: target }));
  }
  return (await readdir(copy)).toSorted();
}

/**
 * Replaces the kind's name, but not longer names that contain it, such as `ContactForm` in a copy of `Contact`. Keeps the
 * GraphQL types of rows, which kinds share. Fragments and queries get a prefix, because their names are unique in the
 * project.
 */
function renamed(
  text: string,
  { source, name, fragments }: { source: string; name: string; fragments: readonly string[] },
): string {
  return fragments
    .filter((fragment) => !fragment.startsWith(`${source}_`) && fragment !== `${source}TestQuery`)
    .reduce(
      (code, fragment) => code.replaceAll(new RegExp(`\\b${fragment}`, 'g'), `${name}${fragment}`),
      text,
    )
    .replaceAll(
      new RegExp(
        `\\b${source}(?=_section|TestQuery|\\b)|(?<=SectionElements)${source}(?=Layout)|(?<=\\brender)${source}\\b`,
        'g',
      ),
      name,
    );
}
