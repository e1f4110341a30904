import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as template from './templates.ts';

type Edit = {
  file: string;
  /** Before what the text is put: its last occurrence, or the end of the file. */
  before: string | undefined;
  text: string;
};

/** Writes a section kind into the project in `root`; returns the files. Throws before it has written any. */
export async function writeSectionKind(root: string, name: string): Promise<string[]> {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new Error('Name the kind as editors and code call it: npm run new:section -- Timeline');
  const edits = editsFor(name);
  const written = new Map<string, string>(Object.entries(template.newFiles(name)));
  for (const file of written.keys()) {
    const isThere = await readFile(path.join(root, file), 'utf8').then(
      () => true,
      () => false,
    );
    if (isThere) throw new Error(`There is a ${file} already.`);
  }
  for (const { file, before, text } of edits) {
    const old = written.get(file) ?? (await readFile(path.join(root, file), 'utf8'));
    const at = before === undefined ? old.length : old.lastIndexOf(before);
    if (at < 0)
      throw new Error(`${file} has changed its shape: nothing in it reads ${JSON.stringify(before)}`);
    written.set(file, old.slice(0, at) + text + old.slice(at));
  }
  for (const [file, text] of written) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return [...written.keys()];
}

function editsFor(name: string): Edit[] {
  return [
    { file: 'schema/content.graphql', before: undefined, text: template.layout(name) },
    { file: 'wordpress/model/kinds/lists.ts', before: '];\n', text: template.model(name) },
    {
      file: 'components/sections/registry.ts',
      before: '\nexport type Section =',
      text: `import { ${name} } from './${name}/${name}.tsx';\n`,
    },
    {
      file: 'components/sections/registry.ts',
      before: '};\n\n/** Every kind that can be drawn',
      text: `  ${name}: section('${name}', ${name}),\n`,
    },
    {
      file: 'components/sections/PageSections.tsx',
      before: '      }\n    `,\n    sections,',
      text: `        ...${name}_section @alias(as: "${name}")\n`,
    },
    {
      file: 'components/content/sectionWords.ts',
      before: '      }\n    `,\n    section,',
      text: template.words(name),
    },
    {
      file: 'cms/content/sections/lists.ts',
      before: undefined,
      text: `\nexport type ${name} = Head & { kind: '${name}' };\n`,
    },
    { file: 'cms/content/sections/Section.ts', before: "} from './lists.ts';", text: `  ${name},\n` },
    { file: 'cms/content/sections/Section.ts', before: ';\n', text: `\n  | ${name}` },
    { file: 'cms/content/pages/specimens/fullLists.ts', before: '];\n', text: template.full(name) },
    {
      file: 'cms/content/pages/specimens/minimalSections.ts',
      before: '];\n\nexport const page',
      text: template.minimal(name),
    },
  ];
}
