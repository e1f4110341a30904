import { expect, test } from 'vitest';
import { acfFieldGroups } from './acfFieldGroups.ts';
import { drawKind } from './drawKind.ts';
import { words, type Field, type SectionKind } from '#content-model/Field.ts';
import { graphqlTypesOf } from './graphqlTypes.ts';
import { fieldGroups, type FieldGroup } from './model.ts';
import { title } from '#content-model/sharedFields.ts';
import { isPlatformKind } from '#tests/support/platformKinds.ts';

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

test('graphqlTypesOf merges rows of the same name into one type, like WPGraphQL for ACF', () => {
  const types = graphqlTypesOf([page([kind('Guide', [steps([title])]), kind('Timeline', [steps([year])])])]);

  expect(Object.fromEntries(types.get('PageElementsSectionElementsSteps') ?? [])).toEqual({
    title: 'String',
    year: 'Float',
  });
  expect(types.get('PageElementsSectionElementsTimelineLayout')?.get('steps')).toBe(
    '[PageElementsSectionElementsSteps]',
  );
});

test('graphqlTypesOf rejects section kinds whose rows define a field differently', () => {
  const text: Field = { ...title, name: 'year' };

  expect(() =>
    graphqlTypesOf([page([kind('Guide', [steps([text])]), kind('Timeline', [steps([year])])])]),
  ).toThrow('PageElementsSectionElementsSteps.year is String in one section kind and Float in another');
});

test('acfFieldGroups gives every field a unique key', () => {
  const keys = [...JSON.stringify(acfFieldGroups()).matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key);

  expect(keys.length).toBeGreaterThan(350);
  expect(new Set(keys).size).toBe(keys.length);
});

test('drawKind renders a different thumbnail for each section kind of the platform', () => {
  // A company's own kinds may keep the thumbnail of the kind that they were copied from.
  const drawings = fieldGroups
    .flatMap(({ kinds }) => kinds)
    .filter(({ name }) => isPlatformKind(name))
    .map(({ drawing }) => drawKind(drawing));

  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) expect(drawing).not.toContain('NaN');
});

test('acfFieldGroups lists rarely used fields last, in an accordion', () => {
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
