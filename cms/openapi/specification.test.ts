import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { validate } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { specification } from './specification.ts';

type Content = Record<string, { schema: object; examples: Record<string, { value: unknown }> }>;
type Answered = { description: string; content?: Content };

const operations = Object.entries(specification.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}` })),
);

const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema({ $id: 'urn:kystlink:api', components: specification.components });

/** Every pair of a schema and an example of it, with where it stands. */
function examples(): { where: string; schema: object; value: unknown }[] {
  return operations.flatMap(({ name, requestBody, responses }) => {
    const answers: Answered[] = Object.values(responses).flatMap((answer) =>
      '$ref' in answer ? [] : [answer],
    );
    const contents = [requestBody?.content, ...answers.map((answer) => answer.content)];
    return contents.flatMap((content: Content | undefined) =>
      Object.values(content ?? {}).flatMap(({ schema, examples: values }) =>
        Object.values(values).map(({ value }) => ({ where: name, schema, value })),
      ),
    );
  });
}

function absoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"urn:kystlink:api#/components'));
}

describe('the demonstration API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await validate(structuredClone(specification));
    expect(result.errors).toEqual([]);
    expect(result.version).toBe('3.1');
  });

  it('has at least thirty operations, each with a name of its own', () => {
    expect(operations.length).toBeGreaterThanOrEqual(30);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
    expect(new Set(operations.map((operation) => operation.summary)).size).toBe(operations.length);
  });

  it.each(operations)('$name says how it fails and shows what it answers', ({ responses }) => {
    const statuses = Object.keys(responses);
    expect(statuses.some((status) => status.startsWith('4'))).toBe(true);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
  });

  it.each(examples())('an example of $where is what its schema says', ({ schema, value }) => {
    const check = ajv.compile(absoluteReferences(schema));
    check(value);
    expect(check.errors ?? []).toEqual([]);
  });

  it('has a tag for every operation and operations for every tag', () => {
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect([...used].toSorted()).toEqual(specification.tags.map((tag) => tag.name).toSorted());
  });
});
