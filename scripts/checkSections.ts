import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';

/** Where each list of section elements is drawn. */
const registries = [
  { layout: /^PageElementsSectionElements(\w+)Layout$/, file: 'components/sections/registry.ts' },
  { layout: /^BlogPostElementsSectionElements(\w+)Layout$/, file: 'components/post/registry.ts' },
];

const root = path.resolve(import.meta.dirname, '..');
const schema = buildSchema(await readFile(path.join(root, 'schema/content.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(isObjectType);
let missing = 0;

for (const { layout, file } of registries) {
  const registry = await readFile(path.join(root, file), 'utf8');
  for (const { name } of types) {
    const kind = layout.exec(name)?.[1];
    if (kind === undefined || new RegExp(`^  ${kind}\\b`, 'm').test(registry)) continue;
    missing += 1;
    process.stderr.write(`${kind} is in schema/content.graphql, but ${file} does not draw it\n`);
  }
}
if (missing > 0) process.exit(1);
