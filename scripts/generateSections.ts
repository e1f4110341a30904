import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutSections } from '#brand/parts.ts';
import { facts, packageFields, productFields } from '#brand/product.ts';
import { fieldTypesOf, richTextFieldsOf, type FieldTypes } from '#wordpress/model/fieldTypes.ts';
import { productFragments } from './productFragments.ts';
import { searchFragments } from './searchFragments.ts';

/** A list of section elements in WordPress, and the folders of its kinds. */
type SectionList = {
  /** GraphQL's interface of the kinds. */
  layout: string;
  folder: string;
  /** Of the company's own kinds. */
  ownFolder: string;
  /** Module with the fragment that spreads those of all kinds. */
  fragment: string;
  hasSamples: boolean;
};

const lists: readonly SectionList[] = [
  {
    layout: 'PageElementsSectionElements',
    folder: 'components/sections',
    ownFolder: 'brand/sections',
    fragment: 'pageSections',
    hasSamples: true,
  },
  {
    layout: 'BlogPostElementsSectionElements',
    folder: 'components/post/sections',
    ownFolder: 'brand/articleSections',
    fragment: 'articleSections',
    hasSamples: false,
  },
];

const note = (source: string) => `// Written by scripts/generateSections.ts from ${source}.\n`;

/**
 * Writes what follows from the folders of section kinds and from `brand/product.ts`: the modules in their `generated/`, and
 * `schema/content.graphql` from `schema/wordpress.graphql` and the fields of the content model, with the types by which texts
 * are sanitised. A file that would stay the same
 * is left alone. Throws where a folder lacks a file or a field cannot be, and names it.
 */
export async function generateSections(root: string): Promise<void> {
  for (const list of lists) {
    const kinds = await kindsIn(root, list);
    const write = (name: string, text: string) =>
      writeIfChanged(
        path.join(root, list.folder, 'generated', name),
        note('the folders beside this one') + text,
      );
    const offered = kinds.filter(({ name }) => !withoutSections.includes(name));
    await write(`${list.fragment}.ts`, fragmentModule(list, offered));
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
  for (const [name, text] of Object.entries(productFragments(packageFields, productFields, facts)))
    await writeIfChanged(
      path.join(root, 'components/pricing/generated', name),
      note('brand/product.ts') + text,
    );
  // The model imports what was written above.
  const { contentSchema } = await import('#wordpress/model/contentSchema.ts');
  await writeIfChanged(path.join(root, 'schema/content.graphql'), contentSchema());
  const { fieldGroups } = await import('#wordpress/model/model.ts');
  const { optionGroups } = await import('#wordpress/model/options.ts');
  await writeIfChanged(
    path.join(root, 'schema/generated/contentFields.ts'),
    note('the content model') +
      contentFields(fieldTypesOf(fieldGroups, optionGroups), richTextFieldsOf(fieldGroups)),
  );
  await writeIfChanged(
    path.join(root, 'server/search/generated/sectionTexts.ts'),
    note('the content model') + searchFragments(fieldGroups, withoutSections),
  );
}

/** A kind's name, and what its files are imported by: `../Faq/Faq`, `#brand/sections/Timeline/Timeline`. */
type Kind = { name: string; module: string };

async function kindsIn(root: string, { folder, ownFolder, hasSamples }: SectionList): Promise<Kind[]> {
  const platforms = await foldersIn(path.join(root, folder));
  const own = await foldersIn(path.join(root, ownFolder));
  const twice = own.find((name) => platforms.includes(name));
  if (twice !== undefined)
    throw new Error(
      `There are ${ownFolder}/${twice} and ${folder}/${twice}. Give the company's kind a name of its own.`,
    );
  const kinds = [
    ...platforms.map((name) => ({ name, module: `../${name}/${name}`, at: `${folder}/${name}` })),
    ...own.map((name) => ({
      name,
      module: `#${ownFolder}/${name}/${name}`,
      at: `${ownFolder}/${name}`,
    })),
  ];
  for (const { name, at } of kinds) {
    const files = await readdir(path.join(root, at));
    const needed = [`${name}.tsx`, `${name}.fields.ts`, ...(hasSamples ? [`${name}.sample.ts`] : [])];
    const missing = needed.find((file) => !files.includes(file));
    if (missing !== undefined)
      throw new Error(
        `The section kind ${at} lacks ${missing}. CONTRIBUTING.md, “A section kind”, says what stands in it.`,
      );
  }
  return kinds.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() && /^[A-Z]/.test(entry.name) ? entry.name : []));
}

function fragmentModule({ layout, fragment }: SectionList, kinds: readonly Kind[]): string {
  return `import { graphql } from 'react-relay';
${kinds.map(({ name, module }) => `import { ${name} } from '${module}.tsx';\n`).join('')}
export const fragment = graphql\`
  fragment ${fragment}_sections on ${layout}_Layout @relay(plural: true) {
    __typename
${kinds.map(({ name }) => `    ...${name}_section @alias(as: "${name}")\n`).join('')}  }
\`;

export const components = { ${namesOf(kinds)} };
`;
}

function contentFields(types: FieldTypes, richText: readonly string[]): string {
  return `
/** Types of the fields that hold text, by their paths in responses (\`wordpress/model/fieldTypes.ts\`). */
export const fieldTypes: Readonly<Record<string, 'html' | 'url' | 'text' | 'fields'>> = ${JSON.stringify(types, null, 2)};

/** Fields with rich text, by their GraphQL types. */
export const richTextFields: ReadonlySet<string> = new Set(${JSON.stringify(richText, null, 2)});
`;
}

function indexModule(
  exported: string,
  kinds: readonly Kind[],
  importOf: (name: string) => string,
  file: string,
): string {
  return `${kinds.map(({ name, module }) => `import ${importOf(name)} from '${module}.${file}.ts';\n`).join('')}
export const ${exported} = { ${namesOf(kinds)} };
`;
}

function namesOf(kinds: readonly Kind[]): string {
  return kinds.map(({ name }) => name).join(', ');
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
