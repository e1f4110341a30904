import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphqlTypesOf } from './graphqlTypes.ts';
import { fieldGroups } from './model.ts';

const file = path.join(import.meta.dirname, '../../schema/wordpress.graphql');

/**
 * Returns the schema that the site may query, as SDL: WordPress's own types from `schema/wordpress.graphql`, and the
 * types that WPGraphQL for ACF generates from the content model.
 */
export function contentSchema(): string {
  const types = [...graphqlTypesOf(fieldGroups)];
  const layouts = new Set(types.flatMap(([name]) => layoutOf(name) ?? []));
  const interfaces = [...layouts].map((name) => `interface ${name} {\n  fieldGroupName: String\n}\n`);
  const objects = types.map(([name, fields]) => {
    const layout = layoutOf(name);
    const lines = [['fieldGroupName', 'String'], ...fields].map(([field, type]) => `  ${field}: ${type}\n`);
    return `type ${name}${layout === undefined ? '' : ` implements ${layout}`} {\n${lines.toSorted().join('')}}\n`;
  });
  return [readFileSync(file, 'utf8'), ...interfaces, ...objects].join('\n');
}

/** Returns the interface that a section kind's type implements. `undefined` for other types. */
function layoutOf(name: string): string | undefined {
  const [, list] = /^(\w+SectionElements)\w+Layout$/.exec(name) ?? [];
  return list && `${list}_Layout`;
}
