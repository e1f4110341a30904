import { expect, test } from 'vitest';
import { acfFieldGroups } from './acfFieldGroups.ts';
import { drawKind } from './drawKind.ts';
import { words, type Field, type SectionKind } from '#content-model/Field.ts';
import { graphqlTypesOf } from './graphqlTypes.ts';
import { fieldGroups, type FieldGroup } from './model.ts';
import { title } from '#content-model/sharedFields.ts';

const kind = (name: string, fields: readonly Field[]): SectionKind => ({
  name,
  label: words(name, name, name),
  help: words(name, name, name),
  group: 'text',
  drawing: 'T6,8,36',
  fields,
});
const steps = (fields: readonly Field[]): Field => ({
  name: 'steps',
  type: 'repeater',
  max: 9,
  label: words('Steps', 'Trin', 'Schritte'),
  add: words('Add', 'Tilføj', 'Hinzufügen'),
  fields,
});
const page = (kinds: readonly SectionKind[]): FieldGroup => ({
  name: 'PageElements',
  graphqlType: 'Page',
  postType: 'page',
  label: words('Sections', 'Sektioner', 'Abschnitte'),
  fields: [],
  kinds,
});
const year: Field = { name: 'year', type: 'number', label: words('Year', 'År', 'Jahr') };

test('rows of one name in two kinds are one type with the fields of both, as WPGraphQL for ACF makes them', () => {
  const types = graphqlTypesOf([page([kind('Guide', [steps([title])]), kind('Timeline', [steps([year])])])]);

  expect(Object.fromEntries(types.get('PageElementsSectionElementsSteps') ?? [])).toEqual({
    title: 'String',
    year: 'Float',
  });
  expect(types.get('PageElementsSectionElementsTimelineLayout')?.get('steps')).toBe(
    '[PageElementsSectionElementsSteps]',
  );
});

test('two kinds whose rows disagree about a field are refused by name', () => {
  const text: Field = { ...title, name: 'year' };

  expect(() =>
    graphqlTypesOf([page([kind('Guide', [steps([text])]), kind('Timeline', [steps([year])])])]),
  ).toThrow('PageElementsSectionElementsSteps.year is String in one section kind and Float in another');
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

test('fields that are seldom filled in are folded behind the others of their section', () => {
  const [pages] = acfFieldGroups().content;
  const layouts = /"name":"hero_element".*?"name":"section_title"/s.exec(JSON.stringify(pages))?.[0] ?? '';
  const order = [
    ...layouts.matchAll(/"(?:name":"(title|global_buttons|background_color)|type":"(accordion))"/g),
  ];

  expect(order.map(([, name, type]) => name ?? type)).toEqual([
    'title',
    'global_buttons',
    'accordion',
    'background_color',
  ]);
});
