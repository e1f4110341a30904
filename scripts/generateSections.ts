import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A list of section elements in WordPress, and the folders of its kinds. */
type SectionList = {
  /** GraphQL's interface of the kinds. */
  layout: string;
  folder: string;
  /** Module with the fragment that spreads those of all kinds. */
  fragment: string;
  hasSamples: boolean;
};

const lists: readonly SectionList[] = [
  {
    layout: 'PageElementsSectionElements',
    folder: 'components/sections',
    fragment: 'pageSections',
    hasSamples: true,
  },
  {
    layout: 'BlogPostElementsSectionElements',
    folder: 'components/post/sections',
    fragment: 'articleSections',
    hasSamples: false,
  },
];

const note = '// Written by scripts/generateSections.ts from the folders beside this one.\n';

/**
 * Writes what follows from the folders of section kinds: the modules in their `generated/`, and `schema/content.graphql`
 * from `schema/wordpress.graphql` and the fields of the content model. A file that would stay the same is left alone.
 * Throws where a folder lacks a file, and names it.
 */
export async function generateSections(root: string): Promise<void> {
  for (const list of lists) {
    const kinds = await kindsIn(root, list);
    const write = (name: string, text: string) =>
      writeIfChanged(path.join(root, list.folder, 'generated', name), note + text);
    await write(`${list.fragment}.ts`, fragmentModule(list, kinds));
    await write(
      'kinds.ts',
      indexModule('kinds', kinds, (kind) => `{ kind as ${kind} }`, 'fields'),
    );
    if (list.hasSamples)
      await write(
        'samples.ts',
        indexModule('samples', kinds, (kind) => `* as ${kind}`, 'sample'),
      );
  }
  // The model imports what was written above.
  const { contentSchema } = await import('#wordpress/model/contentSchema.ts');
  await writeIfChanged(path.join(root, 'schema/content.graphql'), contentSchema());
}

async function kindsIn(root: string, { folder, hasSamples }: SectionList): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const kinds = entries.flatMap((entry) =>
    entry.isDirectory() && /^[A-Z]/.test(entry.name) ? entry.name : [],
  );
  for (const kind of kinds) {
    const files = await readdir(path.join(root, folder, kind));
    const needed = [`${kind}.tsx`, `${kind}.fields.ts`, ...(hasSamples ? [`${kind}.sample.ts`] : [])];
    const missing = needed.find((file) => !files.includes(file));
    if (missing !== undefined)
      throw new Error(
        `The section kind ${folder}/${kind} lacks ${missing}. CONTRIBUTING.md, “A section kind”, says what stands in it.`,
      );
  }
  return kinds.toSorted();
}

function fragmentModule({ layout, fragment }: SectionList, kinds: readonly string[]): string {
  return `import { graphql } from 'react-relay';
${kinds.map((kind) => `import { ${kind} } from '../${kind}/${kind}.tsx';\n`).join('')}
export const fragment = graphql\`
  fragment ${fragment}_sections on ${layout}_Layout @relay(plural: true) {
    __typename
${kinds.map((kind) => `    ...${kind}_section @alias(as: "${kind}")\n`).join('')}  }
\`;

export const components = { ${kinds.join(', ')} };
`;
}

function indexModule(
  name: string,
  kinds: readonly string[],
  importOf: (kind: string) => string,
  file: string,
): string {
  return `${kinds.map((kind) => `import ${importOf(kind)} from '../${kind}/${kind}.${file}.ts';\n`).join('')}
export const ${name} = { ${kinds.join(', ')} };
`;
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

if (import.meta.main) {
  try {
    await generateSections(path.resolve(import.meta.dirname, '..'));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
