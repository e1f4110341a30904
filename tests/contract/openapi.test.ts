import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { validate } from '@scalar/openapi-parser';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';

const JsonObject = v.record(v.string(), v.unknown());
const Body = v.object({
  content: v.optional(
    v.record(
      v.string(),
      v.object({ schema: JsonObject, examples: v.record(v.string(), v.object({ value: v.unknown() })) }),
    ),
  ),
});
const Operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  requestBody: v.optional(Body),
  responses: v.record(v.string(), Body),
});
const Specification = v.object({
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  tags: v.array(v.object({ name: v.string() })),
  components: JsonObject,
});

const document = await embeddedSpecification();
const specification = v.parse(Specification, document);
const operations = Object.entries(specification.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}` })),
);

const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema({ $id: 'urn:kystlink:api', components: specification.components });

/** Examples with their schemas and the names of their operations. */
const examples = operations.flatMap(({ name, requestBody, responses }) =>
  [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.values(body?.content ?? {}).flatMap(({ schema, examples: values }) =>
      Object.values(values).map(({ value }) => ({ where: name, schema, value })),
    ),
  ),
);

function withAbsoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"urn:kystlink:api#/components'));
}

describe('the demo API specification', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await validate(structuredClone(v.parse(JsonObject, document)));
    expect(result.errors).toEqual([]);
    expect(result.version).toBe('3.1');
  });

  it('has at least thirty operations with unique names', () => {
    expect(operations.length).toBeGreaterThanOrEqual(30);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
    expect(new Set(operations.map((operation) => operation.summary)).size).toBe(operations.length);
  });

  it.each(operations)('$name documents its errors and its success response', ({ responses }) => {
    const statuses = Object.keys(responses);
    expect(statuses.some((status) => status.startsWith('4'))).toBe(true);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
  });

  it.each(examples)('an example of $where matches its schema', ({ schema, value }) => {
    const check = ajv.compile(withAbsoluteReferences(schema));
    check(value);
    expect(check.errors ?? []).toEqual([]);
  });

  it('uses every declared tag, and declares every used tag', () => {
    const usedTags = new Set(operations.flatMap((operation) => operation.tags));
    expect([...usedTags].toSorted()).toEqual(specification.tags.map((tag) => tag.name).toSorted());
  });
});
