import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSiteLinks, normalizeResponse } from '#server/content/normalizeResponse.ts';
import { compiledQuery } from '#server/content/compiledQuery.ts';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import { normaliseSitePart, sitePartSchemas, siteParts } from '#server/content/siteContentClient.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { fieldTypesOf, richTextFieldsOf } from '#wordpress/model/fieldTypes.ts';
import { storedName, words, type Field } from '#content-model/Field.ts';
import { fieldGroups } from '#wordpress/model/model.ts';
import { optionGroups } from '#wordpress/model/options.ts';

const contentUrl = 'https://cms.example';
const links = createSiteLinks({
  hasChat: true,
  contentUrl,
  siteUrl: undefined,
  media: createMediaPlaces({ contentUrl }),
});
const tools = {
  links,
  sanitiseHtml: createHtmlSanitiser(links),
  imageMetadata: async () => ({ width: 0, height: 0, ratio: 0 }),
};

const markup = `<p>Words<img src="x" onerror="alert(1)"><script>alert(2)</script>
<a href="${contentUrl}/pricing/">prices</a> <a href="javascript:alert(3)">more</a></p>`;
const script = 'javascript:alert(4)';
/** Plain text that looks like HTML and must not change. */
const typedText = `a < b & c, see ${contentUrl}/pricing/`;

/** Fills every field with hostile values. */
function fillFields(fields: readonly Field[], nameOf = (name: string) => name): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [nameOf(field.name), valueOf(field, nameOf)]));
}

function valueOf(field: Field, nameOf: (name: string) => string): unknown {
  switch (field.type) {
    case 'wysiwyg':
      return markup;
    case 'url':
      return script;
    case 'link':
      return { url: script, title: typedText, target: '' };
    case 'repeater':
      return [fillFields(field.fields, nameOf), fillFields(field.fields, nameOf)];
    case 'group':
      return fillFields(field.fields, nameOf);
    case 'image':
    case 'file':
      return {
        node: { sourceUrl: script, altText: typedText, caption: markup },
        url: `${contentUrl}/x/`,
        alt: typedText,
      };
    case 'relationship':
      return {
        nodes: [{ __typename: 'Post', uri: `${contentUrl}/blog/a/`, excerpt: markup, title: typedText }],
      };
    case 'number':
      return 1;
    case 'toggle':
      return true;
    case 'select':
      return [Object.keys(field.choices)[0]];
    default:
      return typedText;
  }
}

/** Returns all strings in a value with their paths. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`));
  const fields = v.is(v.record(v.string(), v.unknown()), value) ? Object.entries(value) : [];
  return fields.flatMap(([key, fieldValue]) => textsIn(fieldValue, `${path}.${key}`));
}

/** Returns unsafe strings with their paths. Plain text that is unchanged does not count. */
function faultsOf(response: unknown): string[] {
  return textsIn(response)
    .filter(({ text }) => text !== typedText && /javascript:|onerror|<script|cms\.example/i.test(text))
    .map(({ path, text }) => `${path}: ${text}`);
}

describe('hostile content in every field of the content model', () => {
  const sections = fieldGroups.flatMap(({ name, kinds }) =>
    kinds.map((kind) => [kind.name, `${name}SectionElements${kind.name}Layout`, kind.fields] as const),
  );
  it.each(sections)('is sanitised in a section of the kind %s', async (_kind, __typename, fields) => {
    const page = { pageElements: { sectionElements: [{ __typename, ...fillFields(fields) }] } };
    const response = await normalizeResponse({ page }, tools);
    expect(faultsOf(response)).toEqual([]);
    expect(textsIn(response).length).toBe(textsIn({ page }).length);
  });

  it.each(fieldGroups.map(({ name, fields }) => [name, fields] as const))(
    'is sanitised in the fields of %s',
    async (name, fields) => {
      const group = name.charAt(0).toLowerCase() + name.slice(1);
      expect(faultsOf(await normalizeResponse({ node: { [group]: fillFields(fields) } }, tools))).toEqual([]);
    },
  );

  it.each(siteParts)('is sanitised in the response with the %s', (part) => {
    const group = { menu: 'menu', footer: 'footer', 'error-page': 'errorPage' } as const;
    const content = v.parse(sitePartSchemas[part], fillFields(optionGroups[group[part]].fields, storedName));
    const safeContent = normaliseSitePart(part, content, { ...tools, ...links });
    expect(faultsOf(safeContent)).toEqual([]);
    expect(JSON.stringify(safeContent)).toContain('a < b');
  });
});

describe('a custom section kind', () => {
  const label = words('Label', 'Label', 'Label');
  const kind = (name: string, fields: readonly Field[]) => ({ name, fields });
  const modelOf = (...kinds: ReturnType<typeof kind>[]) => [
    { name: 'PageElements' as const, fields: [], kinds },
  ];
  const rows = (name: string, fields: readonly Field[]): Field => ({
    ...{ name, label, type: 'repeater', max: 9, add: label, fields },
  });
  const rich: Field = { name: 'description', label, type: 'wysiwyg' };
  const plainField: Field = { name: 'description', label, type: 'textarea' };

  it('has its rich text sanitised in rows, nested rows and groups, and its plain text unchanged', async () => {
    const group: Field = {
      name: 'end',
      label,
      type: 'group',
      fields: [rich, { ...plainField, name: 'content' }],
    };
    const fields = [rows('events', [rich, rows('parts', [{ ...rich, name: 'anything' }])]), group];
    const types = fieldTypesOf(modelOf(kind('Timeline', fields)), {});
    const section = { __typename: 'PageElementsSectionElementsTimelineLayout', ...fillFields(fields) };
    const response = await normalizeResponse(
      { page: { pageElements: { sectionElements: [section] } } },
      tools,
      undefined,
      types,
    );
    expect(faultsOf(response)).toEqual([]);
    expect(JSON.stringify(response)).toContain('"content":"a < b & c');
  });

  it('may declare a field as plain text that is rich text in another kind, except in rows of the same name', () => {
    const modelWithBothTypes = modelOf(kind('A', [rich]), kind('B', [plainField]));
    expect(richTextFieldsOf(modelWithBothTypes)).toEqual(['PageElementsSectionElementsALayout.description']);
    const shared = modelOf(kind('A', [rows('events', [rich])]), kind('B', [rows('events', [plainField])]));
    expect(() => richTextFieldsOf(shared)).toThrow(
      'PageElementsSectionElementsEvents.description is rich text in one',
    );
  });

  it('has its fields sanitised when a query renames them', async () => {
    const link: Field = { name: 'target', label, type: 'url' };
    const fields = [rows('events', [rich, link]), { ...rich, name: 'note' }];
    const types = fieldTypesOf(modelOf(kind('Timeline', fields)), {});
    const renamed =
      compiledQuery(`query TimelineQuery { page { uri: id, elements: pageElements { list: sectionElements {
      ... on PageElementsSectionElementsTimelineLayout { html: note, steps: events { text: description, where: target } }
    } } post: content } }`).renamedFields;
    const __typename = 'PageElementsSectionElementsTimelineLayout';
    const steps = [{ text: markup, where: script }];
    const page = { elements: { list: [{ __typename, html: markup, steps }] }, post: markup };
    expect(faultsOf(await normalizeResponse({ page }, tools, renamed, types))).toEqual([]);
  });

  it('keeps the facts of a product unchanged, whatever their names', async () => {
    const facts = { link: 'Copper', content: 'a < b', description: '<b>', url: '/x/' };
    const fields: Field[] = Object.keys(facts).map((name) => ({ name, label, type: 'text' }));
    const group: Field = { name: 'facts', label, type: 'group', fields };
    const types = fieldTypesOf([{ name: 'ProductGroup', fields: [group], kinds: [] }], {});
    expect(await normalizeResponse({ productGroup: { facts } }, tools, undefined, types)).toEqual({
      productGroup: { facts },
    });
  });
});
