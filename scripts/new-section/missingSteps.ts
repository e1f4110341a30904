import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import * as v from 'valibot';

type Step = {
  /** For one kind. */
  file: (kind: string) => string;
  /** What the file must have; undefined: anything. */
  has?: (kind: string) => RegExp;
  lacks: string;
};

const pageSteps: Step[] = [
  {
    file: () => 'components/sections/registry.ts',
    has: (kind) => new RegExp(`^  ${kind}: `, 'm'),
    lacks: 'its line, which ties it to its component',
  },
  {
    file: () => 'components/sections/PageSections.tsx',
    has: (kind) => new RegExp(`\\.\\.\\.${kind}_section @alias\\(as: "${kind}"\\)`),
    lacks: 'the spread of its fragment',
  },
  {
    file: () => 'components/content/sectionWords.ts',
    has: (kind) => new RegExp(`\\.\\.\\. on PageElementsSectionElements${kind}Layout \\{`),
    lacks: 'its place among the heads',
  },
  {
    file: (kind) => `components/sections/${kind}/${kind}.tsx`,
    has: (kind) => new RegExp(`fragment ${kind}_section on`),
    lacks: 'its component with the fragment',
  },
  { file: (kind) => `components/sections/${kind}/${kind}.test.tsx`, lacks: 'its test' },
  {
    file: () => 'cms/content/sections/Section.ts',
    has: (kind) => new RegExp(`^  \\| ${kind};?$`, 'm'),
    lacks: 'the type of its sample content',
  },
];

/** The pages with a sample of every kind: full, and as little as an editor may enter. */
const sampleFiles = [
  'cms/content/pages/specimens/allSections.ts',
  'cms/content/pages/specimens/minimalSections.ts',
];

const articleSteps: Step[] = [
  {
    file: () => 'components/post/registry.ts',
    has: (kind) => new RegExp(`^  ${kind}\\b`, 'm'),
    lacks: 'its line, which ties it to its component',
  },
];

const lists = [
  { layout: /^PageElementsSectionElements(\w+)Layout$/, steps: pageSteps },
  { layout: /^BlogPostElementsSectionElements(\w+)Layout$/, steps: articleSteps },
];

/** What the kinds of the schema lack, a line each. What editors see of them is held to the schema by a test. */
export async function missingSteps(root: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
  const schema = buildSchema((await read('schema/content.graphql')) ?? '');
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const missing: string[] = [];
  const samples = await Promise.all(
    sampleFiles.map(async (file) => ({ file, kinds: await kindsOn(root, file) })),
  );
  for (const { layout, steps } of lists) {
    const kinds = types.flatMap(({ name }) => layout.exec(name)?.[1] ?? []);
    for (const kind of kinds) {
      for (const { file, has, lacks } of steps) {
        const text = await read(file(kind));
        if (text === undefined || has?.(kind).test(text) === false)
          missing.push(`${kind} of schema/content.graphql lacks ${lacks}: ${file(kind)}`);
      }
      if (steps !== pageSteps) continue;
      for (const { file, kinds: shown } of samples)
        if (!shown.has(kind))
          missing.push(`${kind} of schema/content.graphql lacks its sample on the page of ${file}`);
    }
  }
  return missing;
}

const Specimen = v.object({ page: v.object({ sections: v.array(v.object({ kind: v.string() })) }) });

async function kindsOn(root: string, file: string): Promise<Set<string>> {
  const { page } = v.parse(Specimen, await import(path.join(root, file)));
  return new Set(page.sections.map(({ kind }) => kind));
}
