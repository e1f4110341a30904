import { decodeHTML } from 'entities';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demonstration } from '#cms/content/demonstration.ts';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';

// Visitors copy the code samples of the demo content, so the demo company's API reference must document each call.

const Reference = v.object({ $ref: v.string() });
const Schema = v.looseObject({ properties: v.record(v.string(), v.unknown()) });
const Operation = v.looseObject({
  parameters: v.optional(
    v.array(v.union([Reference, v.looseObject({ name: v.string(), in: v.string() })])),
    [],
  ),
  requestBody: v.optional(
    v.looseObject({
      content: v.object({ 'application/json': v.looseObject({ schema: v.union([Reference, Schema]) }) }),
    }),
  ),
});
const specification = v.parse(
  v.looseObject({
    paths: v.record(v.string(), v.record(v.string(), v.unknown())),
    components: v.looseObject({ schemas: v.record(v.string(), v.unknown()) }),
  }),
  await embeddedSpecification(),
);

type Call = { method: string; path: string; query: string[]; body: string | undefined };

const calls = [...stringsOf(demonstration)].flatMap((text): Call[] => {
  const match = /\b(GET|POST|PUT|PATCH|DELETE)\b[^{]*?(\/v1\/[^\s?]+)(?:\?(\S+))?/.exec(decodeHTML(text));
  if (match === null) return [];
  const [call, method = '', path = '', query = ''] = match;
  const body = /\{[^{}]*\}/.exec(decodeHTML(text).slice(match.index + call.length))?.[0];
  return [
    {
      method,
      path,
      query: [...new URLSearchParams(query).keys()],
      body: method === 'GET' ? undefined : body,
    },
  ];
});

it.each(calls)('$method $path is documented in the API reference', ({ method, path, query, body }) => {
  const template = Object.keys(specification.paths).find((templatePath) =>
    new RegExp(`^${templatePath.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const operation = specification.paths[template ?? '']?.[method.toLowerCase()];
  expect(operation, 'the operation').toBeDefined();
  const { parameters, requestBody } = v.parse(Operation, operation);
  const names = parameters.flatMap((parameter) => ('name' in parameter ? [String(parameter.name)] : []));
  expect(names, 'the query').toEqual(expect.arrayContaining(query));
  if (body === undefined) return;
  const { schema } = v.parse(
    v.nonOptional(v.looseObject({ schema: v.unknown() })),
    requestBody?.content['application/json'],
  );
  const bodySchema = v.parse(
    Schema,
    v.is(Reference, schema) ? specification.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema,
  );
  const payload: unknown = JSON.parse(body);
  expect(Object.keys(bodySchema.properties), 'the body').toEqual(
    expect.arrayContaining(Object.keys(v.parse(v.record(v.string(), v.unknown()), payload))),
  );
});

it('code samples are found in pages and articles', () => {
  expect(calls.length).toBeGreaterThan(5);
});

/** Returns every distinct string in `value`, at any depth. */
function stringsOf(value: unknown, texts = new Set<string>(), visited = new Set<object>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  if (typeof value === 'object' && value !== null && !visited.has(value)) {
    visited.add(value);
    for (const child of Object.values(value)) stringsOf(child, texts, visited);
  }
  return texts;
}
