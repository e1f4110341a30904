import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { acfFieldGroups } from './acfFieldGroups.ts';
import { drawKind } from './drawKind.ts';
import { graphqlTypesOfModel } from './graphqlTypes.ts';
import { fieldGroups } from './model.ts';

const sdl = await readFile(path.join(import.meta.dirname, '../../schema/content.graphql'), 'utf8');

/** `Type.field: Type` of everything in the contract that the plugin's field groups answer. */
function contractLines(): string[] {
  return Object.values(buildSchema(sdl).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => /^(PageElements|BlogPostElements|ProductGroup|Drawing)/.test(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name }) => name !== 'fieldGroupName')
        .map((field) => `${type.name}.${field.name}: ${String(field.type)}`),
    );
}

test('WordPress gets every field of the contract, and no field that the site does not know', () => {
  const model = [...graphqlTypesOfModel()].flatMap(([type, fields]) =>
    [...fields].map(([field, result]) => `${type}.${field}: ${result}`),
  );

  expect(model.toSorted()).toEqual(contractLines().toSorted());
});

test('every key of a field is its own, so that no editor loses a value to another field', () => {
  const keys = [...JSON.stringify(acfFieldGroups()).matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key);

  expect(keys.length).toBeGreaterThan(350);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every kind of section has its own small drawing', () => {
  const drawings = fieldGroups.flatMap(({ kinds }) => kinds.map(({ drawing }) => drawKind(drawing)));

  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) expect(drawing).not.toContain('NaN');
});
